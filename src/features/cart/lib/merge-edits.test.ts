import { describe, expect, it } from "vitest";
import { lineForTest } from "./line-for-test.ts";
import { selectableIds, selectionState, stateWith } from "./line-state.ts";
import { mergeEdits, serverCorrection } from "./merge-edits.ts";

const NONE = new Map<number, never>();
const edit = (lineId: number, number: number) => new Map([[lineId, { number, phase: "waiting" as const }]]);

describe("the lines as the buyer sees them", () => {
  const ladder = {
    ladder_price: [{ number: 10, price: 11 }],
    ladder_price_type: 0 as const,
    base_price: 12.8,
  };

  it("are the server's where nothing was edited", () => {
    const line = lineForTest({ id: 1, number: 5 });
    expect(mergeEdits([line], NONE, NONE)[0]).toBe(line);
    expect(mergeEdits([line], edit(1, 5), new Map([[1, 1 as const]]))[0]).toBe(line);
    expect(mergeEdits([line], edit(2, 9), new Map([[2, 0 as const]]))[0]).toBe(line);
  });

  it("have the edited quantity, at its price", () => {
    const line = lineForTest({ id: 1, number: 5, price: 12.8, ladder_price_id: 7, goods: ladder });
    expect(mergeEdits([line], edit(1, 10), NONE)).toEqual([{ ...line, number: 10, price: 11 }]);
  });

  it("are selected or left as last clicked", () => {
    const line = lineForTest({ id: 1, is_selected: 1 });
    expect(mergeEdits([line], NONE, new Map([[1, 0 as const]]))).toEqual([{ ...line, is_selected: 0 }]);
    const left = lineForTest({ id: 1, is_selected: 0 });
    expect(mergeEdits([left], NONE, new Map([[1, 1 as const]]))).toEqual([{ ...left, is_selected: 1 }]);
  });

  it("are never selected once their goods are gone, whatever was stored or clicked", () => {
    const gone = lineForTest({ id: 1, is_selected: 1, goods: { is_buy: 0 } });
    expect(mergeEdits([gone], NONE, new Map([[1, 1 as const]]))[0]?.is_selected).toBe(0);
  });

  it("are left selected if they are combinations, which always count", () => {
    const gone = lineForTest({ id: 1, type: 3, goods: { is_buy: 0, number: 0 } });
    expect(mergeEdits([gone], NONE, NONE)[0]).toBe(gone);
    expect(mergeEdits([gone], NONE, new Map([[1, 0 as const]]))[0]?.is_selected).toBe(0);
  });
});

describe("the selection", () => {
  const chosen = lineForTest({ id: 1 });
  const left = lineForTest({ id: 2, is_selected: 0 });
  const gone = lineForTest({ id: 3, is_selected: 1, goods: { number: 0 } });

  it.each([
    ["no line", [], "none"],
    ["one left line", [left], "none"],
    ["an unavailable line, though stored as selected", [gone], "none"],
    ["one selected of two", [chosen, left], "some"],
    ["all lines that can be", [chosen, gone], "all"],
  ])("with %s is %j", (_case, lines, state) => {
    expect(selectionState(lines, NONE)).toBe(state);
  });

  it("counts clicks that are not stored yet", () => {
    expect(selectionState([chosen, left], new Map([[2, 1 as const]]))).toBe("all");
    expect(selectionState([chosen, left], new Map([[1, 0 as const]]))).toBe("none");
    expect(stateWith(left, new Map([[2, 1 as const]]))).toBe("selected");
    expect(stateWith(left, NONE)).toBe("left");
    expect(stateWith(chosen, new Map([[1, 0 as const]]))).toBe("left");
    expect(stateWith(gone, new Map([[3, 1 as const]]))).toBe("unavailable");
  });

  it("can contain what is available", () => {
    expect(selectableIds([chosen, left, gone])).toEqual([1, 2]);
  });
});

describe("the server's response to an edit", () => {
  const line = lineForTest({ number: 10, price: 11.9, goods: { name: "阿莫西林胶囊", bzdw: "盒" } });

  it.each([
    ["as shown", { number: 10, price: 11.9 }, undefined],
    ["with another quantity", { number: 12, price: 11.9 }, "阿莫西林胶囊的数量已改为 10 盒"],
    ["at another price", { number: 10, price: 12.8 }, "阿莫西林胶囊的单价已更新为 ¥11.90"],
    ["with both, of which the quantity explains the price", { number: 12, price: 12.8 }, /数量已改为/u],
  ])("%s", (_case, expected, correction) => {
    const said = serverCorrection(line, expected);
    if (correction instanceof RegExp) expect(said).toMatch(correction);
    else expect(said).toBe(correction);
  });
});
