import { expect, it } from "vitest";
import { placeAfter } from "./use-combobox.ts";

const open = (active: number) => ({ isOpen: true, active });
const closed = { isOpen: false, active: -1 };

it.each([
  ["moves from the text to the first", "ArrowDown", open(-1), open(0)],
  ["moves from the text to the last", "ArrowUp", open(-1), open(2)],
  ["moves on", "ArrowDown", open(0), open(1)],
  ["moves back", "ArrowUp", open(2), open(1)],
  ["wraps around at the end", "ArrowDown", open(2), open(0)],
  ["wraps around at the beginning", "ArrowUp", open(0), open(2)],
  ["opens at the first", "ArrowDown", closed, open(0)],
  ["opens at the last", "ArrowUp", closed, open(2)],
  ["opens at the first although it is selected", "ArrowDown", { isOpen: false, active: 0 }, open(0)],
  ["opens without moving", "Alt+ArrowDown", closed, open(-1)],
  ["stays where it is", "Alt+ArrowDown", open(1), open(1)],
  ["closes", "Alt+ArrowUp", open(1), closed],
  ["closes", "Escape", open(1), closed],
  ["is for others once closed", "Escape", closed, undefined],
  ["is for others once closed", "Alt+ArrowUp", closed, undefined],
  ["is for the field", "a", open(1), undefined],
  ["is for the page", "Tab", open(1), undefined],
])("%s by %s: %o, %o", (_, keys, place, after) => {
  const key = keys.replace("Alt+", "");
  expect(placeAfter(key, key !== keys, place, 3, false)).toEqual(after);
});

it.each([
  ["waits for the first option", "ArrowDown", true, open(0)],
  ["waits for the first option, for there is no last yet", "ArrowUp", true, open(0)],
  ["stays in the text without options", "ArrowDown", false, open(-1)],
])("%s by %s (searching: %s)", (_, key, isSearching, after) => {
  expect(placeAfter(key, false, open(-1), 0, isSearching)).toEqual(after);
});
