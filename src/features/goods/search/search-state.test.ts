import { describe, expect, it } from "vitest";
import { emptySearch, type SearchState, searchReducer } from "./search-state.ts";

const open = (active: number): SearchState => ({ text: "amxl", isOpen: true, active });
const move = (state: SearchState, by: 1 | -1, count = 3) =>
  searchReducer(state, { type: "moved", by, count, isSearching: false });

describe("the suggestion panel", () => {
  it("opens when the text changes", () => {
    expect(searchReducer(emptySearch(""), { type: "typed", text: "阿" })).toEqual({
      text: "阿",
      isOpen: true,
      active: -1,
    });
  });

  it("is hidden for an empty or blank text", () => {
    expect(searchReducer(open(1), { type: "typed", text: "" }).isOpen).toBe(false);
    expect(searchReducer(open(1), { type: "typed", text: "  " }).isOpen).toBe(false);
  });

  it("opens on focus only with text", () => {
    expect(searchReducer(emptySearch("阿"), { type: "focused" }).isOpen).toBe(true);
    expect(searchReducer(emptySearch(" "), { type: "focused" }).isOpen).toBe(false);
  });

  it("closes and keeps the text", () => {
    expect(searchReducer(open(2), { type: "closed" })).toEqual({ text: "amxl", isOpen: false, active: -1 });
  });

  it("stays closed when the page sets the text", () => {
    expect(searchReducer(open(2), { type: "given", text: "布洛芬" })).toEqual(emptySearch("布洛芬"));
  });
});

describe("the arrow keys", () => {
  it("start at the nearest end", () => {
    expect(move(open(-1), 1).active).toBe(0);
    expect(move(open(-1), -1).active).toBe(2);
  });

  it("wrap around", () => {
    expect(move(open(2), 1).active).toBe(0);
    expect(move(open(0), -1).active).toBe(2);
  });

  it("do nothing without suggestions", () => {
    expect(move(open(-1), 1, 0).active).toBe(-1);
  });

  it("wait for the first suggestion while there is none yet", () => {
    const waiting = searchReducer(open(-1), { type: "moved", by: 1, count: 0, isSearching: true });
    expect(waiting.active).toBe(0);
    expect(searchReducer(waiting, { type: "typed", text: "amxlj" }).active).toBe(-1);
  });

  it("open a closed panel, but not for an empty text", () => {
    expect(move({ ...open(-1), isOpen: false }, 1).isOpen).toBe(true);
    expect(move(emptySearch(""), 1).isOpen).toBe(false);
  });
});
