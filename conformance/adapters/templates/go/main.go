// SPDX-License-Identifier: MIT

// Between dominospec and my engine: the pipe works, the game is to be filled in.
package main

import (
	"bufio"
	"encoding/json"
	"os"
)

type message map[string]any

var games = []string{} // the games that my engine plays, such as "block"

func later() message {
	return message{"unsupported": message{"features": []string{"adapter"}, "reason": "this is not written yet"}}
}

// refused says no: a code such as "illegal_action", and the rule if it is known, else "".
func refused(code, rule string) message {
	if rule == "" {
		return message{"error": message{"code": code}}
	}
	return message{"error": message{"code": code, "rule": rule}}
}

func hello(asked message) message { // "auto" and "ends" say how my engine differs
	variants := []message{}
	for _, id := range games {
		variants = append(variants, message{"id": id})
	}
	engine := message{"name": "my engine", "version": "0.1", "language": "go"}
	return message{"protocol": 1, "engine": engine, "features": []string{}, "modes": []string{"strict"},
		"spec_driven": false, "variants": variants}
}

func done(asked message) message    { return message{"ok": true} }
func start(asked message) message   { return later() } // begin asked["game"] with asked["deal"]: state, events
func legal(asked message) message   { return later() } // actions: seat, move, tile, end, out
func apply(asked message) message   { return later() } // make asked["action"]: state, events, or refused
func observe(asked message) message { return later() } // state as asked["as"] sees it: "all", or a seat

var commands = map[string]func(message) message{"hello": hello, "variant": done, "start": start,
	"legal": legal, "apply": apply, "observe": observe, "bye": done}

func main() {
	lines, out := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	for line, err := lines.ReadBytes('\n'); err == nil; line, err = lines.ReadBytes('\n') {
		asked, reply := message{}, refused("unsupported", "")
		_ = json.Unmarshal(line, &asked)
		if command, known := commands[asked["cmd"].(string)]; known {
			reply = command(asked)
		}
		reply["id"] = asked["id"]
		_ = out.Encode(reply)
	}
}
