import { describe, expect, it } from "vitest";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { addGoods, chooseGoods, putResults, removeLine } from "./plan-changes.ts";
import { readClosedPlan, readPlanDraft, writePlanDraft } from "./plan-draft.ts";
import { pastedPlan } from "./plan-for-test.ts";
import { EMPTY_PLAN, type Plan } from "./plan.ts";

const stored = emptyStorage("sessionStorage");
emptyStorage("localStorage");

function afterReload(plan: Plan): Plan {
  writePlanDraft(plan, "buyer");
  return readPlanDraft();
}

describe("the purchase plan after a reload of its tab", () => {
  it("is empty where nothing was pasted", () => {
    expect(readPlanDraft()).toEqual(EMPTY_PLAN);
    expect(afterReload(EMPTY_PLAN)).toEqual(EMPTY_PLAN);
    expect(stored.size).toBe(0);
  });

  it("has its lines, their quantities and notes, and the skipped rows with their reasons", () => {
    const plan = pastedPlan("合计 120\n阿莫西林 2.5件\n布洛芬");
    const again = afterReload(plan);
    expect(again).toEqual({ ...plan, lastKey: 2 });
    expect(again.lines.map(({ row, text, requested, unit }) => [row, text, requested, unit])).toEqual([
      [2, "阿莫西林", 2.5, "件"],
      [3, "布洛芬", undefined, ""],
    ]);
    expect(again.skipped).toEqual([{ row: 1, text: "合计 120", reason: "total" }]);
  });

  it("is matched anew, for prices and stock may have changed, but knows the selected goods", () => {
    const plan = pastedPlan("阿莫西林 15\n布洛芬 5");
    const chosen = chooseGoods(plan, "1", goodsForTest({ id: 7, zbz: 10, number: 100 }));
    const [first, second] = afterReload(chosen).lines;
    expect(first).toMatchObject({
      match: "waiting",
      goodsId: 7,
      goods: undefined,
      candidates: [],
      number: 0,
    });
    expect(first).toMatchObject({ numberNote: "", problem: "", reason: "", added: undefined });
    expect(second).toMatchObject({ match: "waiting", goodsId: undefined });
    // The requested quantity is fitted again, so that the buyer still sees what it was changed from.
    expect([first?.requested, second?.requested]).toEqual([15, 5]);
  });

  it("still asks for what cannot be bought now", () => {
    const plan = chooseGoods(pastedPlan("阿莫西林 15"), "1", goodsForTest({ id: 7, number: 0 }));
    expect(afterReload(plan).lines[0]).toMatchObject({ requested: 15, goodsId: 7 });
  });

  it("knows what is in the cart already", () => {
    const plan = chooseGoods(pastedPlan("阿莫西林 10\n布洛芬 5"), "1", goodsForTest({ id: 7 }));
    const again = afterReload(putResults(plan, new Map([[7, { number: 30 }]])));
    expect(again.lines.map(({ added }) => added)).toEqual([30, undefined]);
  });

  it("gives new lines keys of their own", () => {
    const again = afterReload(pastedPlan("阿莫西林 10\n布洛芬 5"));
    const grown = addGoods(again, goodsForTest({ id: 9 }), 3);
    expect(new Set(grown.lines.map(({ key }) => key)).size).toBe(3);
  });

  it("is kept when only typed, and when all that was pasted is removed", () => {
    const typed = addGoods(EMPTY_PLAN, goodsForTest({ id: 9, name: "板蓝根颗粒" }), 3);
    expect(afterReload(typed).lines).toMatchObject([
      { row: 0, text: "板蓝根颗粒", requested: 3, goodsId: 9 },
    ]);
    const removed = removeLine(pastedPlan("阿莫西林 10"), "1");
    expect(afterReload(removed)).toMatchObject({ rows: 1, lines: [], skipped: [{ reason: "removed" }] });
  });

  it.each([
    ["no object", () => "plan"],
    ["null", () => null],
    ["no number of rows", (plan: object) => ({ ...plan, rows: "2" })],
    ["no lines", (plan: object) => ({ ...plan, lines: undefined })],
    ["a line that is no tuple", (plan: object) => ({ ...plan, lines: [{ length: 6 }] })],
    ["a line too short", (plan: object) => ({ ...plan, lines: [[1, "a", 1, "", "", 0, 0]] })],
    ["a line too long", (plan: object) => ({ ...plan, lines: [[1, "a", 1, "", "", 0, 0, 0, 0]] })],
    ["a text for a number", (plan: object) => ({ ...plan, lines: [[1, "a", "1", "", "", 0, 0, 0]] })],
    ["a number for a text", (plan: object) => ({ ...plan, lines: [[1, 2, 1, "", "", 0, 0, 0]] })],
    [
      "one wrong line among others",
      (plan: object) => ({ ...plan, lines: [[1, "a", 1, "", "", 0, 0, 0], []] }),
    ],
    ["no skipped rows", (plan: object) => ({ ...plan, skipped: null })],
    ["a skipped row without a reason", (plan: object) => ({ ...plan, skipped: [[1, "a"]] })],
    ["a skipped row without a number", (plan: object) => ({ ...plan, skipped: [["1", "a", "blank"]] })],
  ])("is empty where an older build left %s", (_case, change) => {
    writePlanDraft(pastedPlan("阿莫西林 10\n\n"), "");
    const [[key, text] = ["", "{}"]] = stored;
    stored.set(key, JSON.stringify(change(JSON.parse(text) as object)));
    expect(readPlanDraft()).toEqual(EMPTY_PLAN);
  });
});

describe("the purchase plan of a tab that was closed", () => {
  it("is found by its user as long as something is to be added", () => {
    const plan = chooseGoods(pastedPlan("阿莫西林 10"), "1", goodsForTest({ id: 7 }));
    writePlanDraft(plan, "buyer");
    expect(readClosedPlan("buyer")?.value.lines).toMatchObject([
      { text: "阿莫西林", requested: 10, goodsId: 7 },
    ]);
    expect(readClosedPlan("other")).toBeUndefined();
    writePlanDraft(putResults(plan, new Map([[7, { number: 10 }]])), "buyer");
    expect(readClosedPlan("buyer")).toBeUndefined();
    writePlanDraft(plan, "buyer");
    writePlanDraft(EMPTY_PLAN, "buyer");
    expect(readClosedPlan("buyer")).toBeUndefined();
  });

  it("is not kept for a visitor", () => {
    writePlanDraft(pastedPlan("阿莫西林 10"), "");
    expect(readClosedPlan("")).toBeUndefined();
  });
});
