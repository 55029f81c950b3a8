#!/bin/sh
# SPDX-License-Identifier: MIT
# Sets up all it needs, then runs dominospec, or the tests.
#
#   ./do tour matador     any command of dominospec, with its arguments
#   ./do test             every check; what the continuous integration runs
#   ./do bench            speed beside other libraries
#
# Needs Python 3.11 or newer and a connection to the package registries the first time.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
venv=$root/.venv

say() { printf '%s\n' "$*" >&2; }

quiet_install() {
  apt-get update -qq &&
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@"
}

# install PACKAGE...: Debian packages, where this user may install them.
install() {
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    say "Installing $* ..."
    if ! told=$(quiet_install "$@" 2>&1 </dev/null); then
      say "$told"
      exit 1
    fi
  else
    say "Please install: $*   (on Debian, as root: apt-get install $*)"
    exit 1
  fi
}

# usable PYTHON: it is new enough and can make virtual environments.
usable() {
  "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
  for python in python3.11 python3 python3.12 python3.13 python3.14 /usr/bin/python3; do
    if usable "$python"; then
      return
    fi
  done
  install python3 python3-venv
  python=/usr/bin/python3
  if ! usable "$python"; then
    say "Python 3.11 or newer is needed."
    exit 1
  fi
}

# ready EXTRA: the virtual environment holds this checkout, with the extra packages named.
ready() {
  stamp="$root $(cksum <"$root/pyproject.toml")"
  if [ "$(cat "$venv/ready$1" 2>/dev/null)" = "$stamp" ] && "$venv/bin/python" -c '' 2>/dev/null
  then
    return
  fi
  say "Setting up .venv (once) ..."
  if ! [ "$(cat "$venv/home" 2>/dev/null)" = "$root" ] || ! "$venv/bin/python" -c '' 2>/dev/null
  then
    find_python
    rm -rf "$venv"
    "$python" -m venv "$venv"
    printf '%s\n' "$root" >"$venv/home"
  fi
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
    --editable "$root$1" </dev/null >&2
  printf '%s\n' "$stamp" >"$venv/ready$1"
}

# tool COMMAND PACKAGE: a program that some tests start.
tool() {
  command -v "$1" >/dev/null 2>&1 || install "$2"
}

# help_of_bench: says what it can do, if there is any Python to say it.
help_of_bench() {
  for python in "$venv/bin/python" python3; do
    if "$python" -c '' 2>/dev/null; then
      exec "$python" "$root/engine/benchmarks/playouts.py" --help
    fi
  done
}

step() {
  name=$1
  shift
  say "== $name"
  "$@"
}

everything() {
  tool git git             # a test builds from a fresh clone
  tool node nodejs         # the JavaScript adapter
  tool chromium chromium   # the pages, as a reader sees them
  ready '[dev]'
  cd "$root"
  PATH=$venv/bin:$PATH
  export PATH
  step "style" ruff check --quiet
  step "format" ruff format --check --quiet
  step "types" mypy
  step "floors" lint-imports --cache-dir build/import-linter
  step "variants" dominospec check spec/variants/*.yaml
  step "scenarios" dominospec conform check
  step "JavaScript adapter" node --test conformance/adapters/javascript/test/*.test.mjs
  step "first day" python engine/benchmarks/first_day.py
  step "messages" dominospec book lint
  step "tests" pytest -q -n auto --dist loadfile --no-loadscope-reorder --cov --cov-report= </dev/null
  step "coverage of the core" coverage report --fail-under=100 --include="$core"
  step "coverage" coverage report --fail-under=90 --format=total
}

core="*/dominospec/tiles.py,*/dominospec/chance.py,*/dominospec/vocabulary.py"
core="$core,*/dominospec/shapes.py,*/dominospec/errors.py,*/dominospec/resources.py"
core="$core,*/dominospec/loading/*,*/dominospec/play/*"

case ${1-} in
  test) everything ;;
  bench)
    shift
    case " $* " in
      *" -h "* | *" --help "*) help_of_bench ;;
    esac
    ready '[bench]'
    exec "$venv/bin/python" "$root/engine/benchmarks/playouts.py" "$@"
    ;;
  *)
    ready ''
    exec "$venv/bin/dominospec" "$@"
    ;;
esac
