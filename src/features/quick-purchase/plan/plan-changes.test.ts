import { describe, expect, it } from "vitest";
import type { Goods } from "#generated/model/index.ts";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import { parsePlanText } from "../import/parse-plan.ts";
import {
  addGoods,
  addParsed,
  chooseGoods,
  putMatches,
  putResults,
  removeLine,
  setNumber,
} from "./plan-changes.ts";
import { matchedPlan, matchForTest, pastedPlan } from "./plan-for-test.ts";
import { bucketOf, countBuckets, EMPTY_PLAN, type Plan } from "./plan.ts";
import { fromSavedLines, toSavedLines } from "./saved-plan.ts";

const goods = (id: number, changes: Partial<Goods> = {}): Goods =>
  goodsForTest({ id, number: 100, zbz: 10, price: 12.5, ...changes });
/** Every pasted row is accounted for, as a line or as skipped. */
const accounted = ({ rows, lines, skipped }: Plan) =>
  rows === lines.filter(({ row }) => row > 0).length + skipped.length;

describe("the purchase plan", () => {
  it("merges duplicate lines, within one paste and across several", () => {
    const once = pastedPlan("阿莫西林 10\n布洛芬 5\n阿莫西林　10");
    const twice = addParsed(once, parsePlanText("布洛芬 7\n感冒灵 1"));
    expect(twice.lines.map(({ text, requested }) => [text, requested])).toEqual([
      ["阿莫西林", 20],
      ["布洛芬", 12],
      ["感冒灵", 1],
    ]);
    expect(twice.rows).toBe(5);
    expect(accounted(twice)).toBe(true);
  });

  it("corrects quantities to minimum, multiple and stock, with a note", () => {
    const few = goods(2, { number: 25 });
    const plan = matchedPlan("a药 15\nb药 60\nc药 3", [goods(1)], [few], [goods(3)]);
    expect(plan.lines.map(({ number, numberNote }) => [number, numberNote])).toEqual([
      [20, "已按中包装 10 的倍数调整为 20"],
      [20, "库存仅剩 25，已改为 20"],
      [10, "最少购买 10 盒，已改为 10"],
    ]);
  });

  it("sorts lines into buckets", () => {
    const found = [
      [goods(1)],
      [goods(2), goods(3)],
      [],
      [goods(4, { is_buy: 0, no_buy_reason: "已下架" })],
      [goods(5, { price: null, price_hint: "审核通过后可见" })],
    ];
    const plan = matchedPlan("a 1\nb 1\nc 1\nd 1\ne 1", ...found);
    expect(plan.lines.map(bucketOf)).toEqual(["ready", "several", "missing", "blocked", "blocked"]);
    expect(plan.lines.map(({ numberNote }) => numberNote).slice(3)).toEqual(["已下架", "审核通过后可见"]);
    const counts = Object.values(countBuckets(plan.lines));
    expect(counts.reduce((sum, count) => sum + count)).toBe(5);
  });

  it("keeps the requested quantity when one of several candidates is selected", () => {
    const plan = matchedPlan("阿莫西林 15", [goods(1), goods(2, { zbz: 1 })]);
    const [line] = chooseGoods(plan, plan.lines[0]?.key ?? "", goods(2, { zbz: 1 })).lines;
    expect(line).toMatchObject({ match: "matched", goodsId: 2, number: 15, numberNote: "" });
  });

  it("adds typed goods at the top, and increases a line of the same goods", () => {
    const plan = addGoods(matchedPlan("阿莫西林 20", [goods(1)]), goods(2), 10);
    expect(plan.lines.map(({ goodsId }) => goodsId)).toEqual([2, 1]);
    const grown = addGoods(plan, goods(1), 10);
    expect(grown.lines.map(({ number }) => number)).toEqual([10, 30]);
    expect(accounted(grown)).toBe(true);
  });

  it("accounts for removed lines", () => {
    const plan = pastedPlan("a 1\nb 1");
    const less = removeLine(plan, plan.lines[0]?.key ?? "");
    expect(less.skipped).toEqual([{ row: 1, text: "a", reason: "removed" }]);
    expect(accounted(less)).toBe(true);
  });

  it("records what was added and why others were not, and adds nothing twice", () => {
    const plan = matchedPlan("a 10\nb 10", [goods(1)], [goods(2)]);
    const done = putResults(
      plan,
      new Map([
        [1, { number: 30 }],
        [2, { problem: "库存不足" }],
      ]),
    );
    expect(done.lines.map(bucketOf)).toEqual(["added", "ready"]);
    expect(done.lines.map(({ added, problem }) => [added, problem])).toEqual([
      [30, ""],
      [undefined, "库存不足"],
    ]);
    // Changing the quantity clears the error.
    expect(setNumber(done, done.lines[1]?.key ?? "", 20).lines[1]?.problem).toBe("");
    expect(addGoods(done, goods(1), 10).lines.map(bucketOf)).toEqual(["ready", "added", "ready"]);
  });
});

const keys = ({ lines }: Plan) => lines.map(({ key }) => key);
const byText = ({ lines }: Plan, text: string) => lines.find((line) => line.text === text);

describe("duplicates in the purchase plan", () => {
  it("are rows skipped for that reason", () => {
    expect(pastedPlan("阿莫西林 10\n阿莫西林 5").skipped).toEqual([
      { row: 2, text: "阿莫西林", reason: "duplicate" },
    ]);
  });

  it.each([
    ["AMXL 胶囊 10\namxl胶囊 5", 15],
    ["阿莫西林, 胶囊 10\n阿莫西林;  胶囊 5", 15],
    ["阿莫西林 10\n阿莫西林颗粒 5", 10],
    ["阿莫西林 99999\n阿莫西林 5", 100_004],
  ])("are the same but for case, spaces and commas: %j", (text, requested) => {
    expect(pastedPlan(text).lines[0]?.requested).toBe(requested);
  });

  it("are none of what is in the cart already", () => {
    const plan = matchedPlan("阿莫西林 10", [goods(1)]);
    const added = putResults(plan, new Map([[1, { number: 10 }]]));
    const again = addParsed(added, parsePlanText("阿莫西林 20"));
    expect(again.lines.map(({ requested, added: inCart }) => [requested, inCart])).toEqual([
      [10, 10],
      [20, undefined],
    ]);
  });

  it("are none of a typed line, whose goods are certain", () => {
    const typed = addGoods(EMPTY_PLAN, goods(1, { name: "阿莫西林" }), 10);
    expect(addParsed(typed, parsePlanText("阿莫西林 20")).lines).toHaveLength(2);
  });

  it("are merged after the goods were matched, too, and the sum is fitted", () => {
    const plan = matchedPlan("阿莫西林 10\n布洛芬 5", [goods(1)], [goods(2)]);
    const grown = addParsed(plan, parsePlanText("阿莫西林 15"));
    expect(byText(grown, "阿莫西林")).toMatchObject({ requested: 25, number: 30 });
    expect(byText(grown, "布洛芬")).toBe(byText(plan, "布洛芬"));
  });
});

describe("a change of the purchase plan", () => {
  const plan = () => matchedPlan("a药 10\nb药 2.5", [goods(1)], [goods(2), goods(3)]);

  it("gives every line a key of its own", () => {
    const grown = addGoods(addGoods(addParsed(plan(), parsePlanText("c药 1")), goods(8), 1), goods(9), 1);
    expect(new Set(keys(grown)).size).toBe(5);
  });

  it("leaves the other lines as they are", () => {
    const before = plan();
    const after = setNumber(before, keys(before)[0] ?? "", 30);
    expect(after.lines[0]).toMatchObject({ requested: 30, number: 30 });
    expect(after.lines[1]).toBe(before.lines[1]);
    expect(removeLine(before, "unknown")).toEqual(before);
  });

  it("adds goods to a plan whose lines are not matched yet", () => {
    const grown = addGoods(pastedPlan("阿莫西林 10"), goods(2), 20);
    expect(grown.lines.map(({ match: state }) => state)).toEqual(["matched", "waiting"]);
  });

  it("does not take a choice back when the match comes late", () => {
    const before = pastedPlan("a药 10\nb药 10");
    const chosen = chooseGoods(before, "1", goods(5));
    const after = putMatches(chosen, new Map([["1", matchForTest([goods(1)])]]));
    expect(after.lines[0]?.goodsId).toBe(5);
    expect(after.lines[1]?.match).toBe("waiting");
  });

  it("keeps the matcher's candidates and reason until goods are chosen", () => {
    const found = matchForTest([goods(2), goods(3)], "多个规格");
    const several = matchedPlan("b药 10", found);
    expect(several.lines[0]).toMatchObject({ match: "several", reason: "多个规格", goodsId: undefined });
    expect(several.lines[0]?.candidates).toHaveLength(2);
    const chosen = chooseGoods(several, "1", goods(3));
    expect(chosen.lines[0]).toMatchObject({ match: "matched", reason: "", goodsId: 3 });
  });

  it("forgets how the quantity was written once the buyer sets it", () => {
    const before = pastedPlan("b药 2件\nb药 3件");
    expect(before.lines[0]).toMatchObject({ requested: 5, unit: "件", readNote: "含第 2 行的 3 件" });
    expect(setNumber(before, "1", 4).lines[0]).toMatchObject({ requested: 4, unit: "", readNote: "" });
  });

  it("removes the one line, and accounts for it unless it was typed", () => {
    const before = addGoods(plan(), goods(9), 1);
    const [typed = "", first = ""] = keys(before);
    expect(keys(removeLine(before, first))).toEqual(keys(before).filter((key) => key !== first));
    expect(removeLine(before, typed).skipped).toEqual([]);
  });

  it("stores results only of what is in the call, and never twice", () => {
    const before = matchedPlan("a药 10\nb药 10\nc药 10", [goods(1)], [goods(2)]);
    const once = putResults(before, new Map([[1, { number: 10 }]]));
    expect(once.lines[1]).toBe(before.lines[1]);
    expect(once.lines[2]).toBe(before.lines[2]);
    const twice = putResults(once, new Map([[1, { number: 90 }]]));
    expect(twice.lines[0]?.added).toBe(10);
  });
});

describe("a saved plan", () => {
  it("comes back as it was written, and is matched by the goods that it meant", () => {
    const chosen = chooseGoods(matchedPlan("b药 2件\nc药", [goods(2), goods(3)]), "1", goods(3));
    const saved = toSavedLines(chosen.lines);
    expect(saved).toEqual([{ text: "b药", quantity: "2件", goods_id: 3 }, { text: "c药" }]);
    const lines = saved.map((line) => ({ quantity: "", goods_id: 0, ...line }));
    const again = addParsed(EMPTY_PLAN, fromSavedLines(lines));
    expect(again.rows).toBe(2);
    expect(again.lines).toMatchObject([
      { row: 1, text: "b药", requested: 2, unit: "件", goodsId: 3, match: "waiting" },
      { row: 2, text: "c药", requested: undefined, goodsId: undefined, match: "waiting" },
    ]);
    const twice = addParsed(again, fromSavedLines(lines));
    expect(twice.lines).toMatchObject([{ requested: 4 }, { text: "c药" }]);
  });

  it("keeps lines of the same name apart if they meant different goods", () => {
    const lines = [3, 4].map((id) => ({ text: "b药", quantity: "5", goods_id: id }));
    expect(addParsed(EMPTY_PLAN, fromSavedLines(lines)).lines).toHaveLength(2);
  });

  it("is matched by its text once the goods that it meant are gone", () => {
    const lines = [{ text: "b药", quantity: "5", goods_id: 3 }];
    const gone = putMatches(addParsed(EMPTY_PLAN, fromSavedLines(lines)), new Map([["1", matchForTest([])]]));
    expect(gone.lines[0]).toMatchObject({ match: "waiting", goodsId: undefined });
    const found = putMatches(gone, new Map([["1", matchForTest([goods(4)])]]));
    expect(found.lines[0]).toMatchObject({ match: "matched", goodsId: 4 });
  });

  it("asks again for a quantity that is longer than any can be", () => {
    const [line] = pastedPlan("b药 5").lines;
    if (!line) throw new Error("no line");
    expect(toSavedLines([{ ...line, requested: 1e19, unit: "件" }])).toEqual([{ text: "b药" }]);
  });
});

it("cannot buy goods without a price, whatever their stock", () => {
  const plan = matchedPlan("a药 10", [goods(1)]);
  const hidden = plan.lines.map((line) => ({ ...line, goods: goods(1, { price: null }) }));
  expect(hidden.map(bucketOf)).toEqual(["blocked"]);
});
