// SPDX-License-Identifier: MIT
const form = document.getElementById("filters");
const rows = [...document.querySelectorAll("[data-verdict]")];
const total = document.querySelectorAll("tr[data-verdict]").length;

const fits = (row, wanted) => Object.entries(wanted).every(([key, value]) =>
  key === "text" ? row.dataset.text.includes(value.trim().toLowerCase()) : !value || row.dataset[key] === value);

function filter() {
  const wanted = Object.fromEntries(new FormData(form));
  for (const row of rows) row.toggleAttribute("data-off", !fits(row, wanted));
  const shown = document.querySelectorAll("tr[data-verdict]:not([data-off])").length;
  form.querySelector("output").value = `${shown} of ${total}`;
  if (location.protocol === "file:") return; // such pages have no address to write
  const chosen = Object.entries(wanted).filter(([, value]) => value);
  history.replaceState(null, "", chosen.length ? `?${new URLSearchParams(chosen)}${location.hash}` : location.pathname + location.hash);
}

for (const [key, value] of new URLSearchParams(location.search)) if (form.elements[key]) form.elements[key].value = value;
form.hidden = false;
form.addEventListener("input", filter);
form.addEventListener("submit", event => event.preventDefault());
filter();
