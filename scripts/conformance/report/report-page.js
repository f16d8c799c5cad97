// The script of the HTML report: filters the failures, and opens the one that a link leads to.
const form = document.querySelector("form.filter");

function filter() {
  const text = form.elements.text.value.trim().toLowerCase();
  const severities = new Set([...form.querySelectorAll("[name=severity]:checked")].map(({ value }) => value));
  let shown = 0;
  for (const one of document.querySelectorAll("[data-text]")) {
    one.hidden = !severities.has(one.dataset.severity) || !one.dataset.text.includes(text);
    if (!one.hidden && one.id) shown += 1;
  }
  for (const group of document.querySelectorAll("section, details.failure:not([data-text])"))
    group.hidden = !group.querySelector("[data-text]:not([hidden])");
  for (const one of document.querySelectorAll("nav [data-for]"))
    one.hidden = document.getElementById(one.dataset.for).hidden;
  form.querySelector("output").textContent = text === "" ? "" : String(shown);
}

function open() {
  const failure = document.getElementById(location.hash.slice(1));
  if (failure instanceof HTMLDetailsElement) failure.open = true;
}

form?.addEventListener("input", filter);
form?.addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", open);
open();
