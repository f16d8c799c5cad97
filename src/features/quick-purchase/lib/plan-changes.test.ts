import { describe, expect, it } from "vitest";
import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import { parsePlanText } from "./parse-plan.ts";
import {
  addGoods,
  addParsed,
  chooseGoods,
  putMatches,
  putResults,
  removeLine,
  setNumber,
} from "./plan-changes.ts";
import { bucketOf, countBuckets, EMPTY_PLAN, type Plan } from "./plan.ts";

const goods = (id: number, changes: Partial<Goods> = {}): Goods =>
  goodsForTest({ id, number: 100, zbz: 10, price: 12.5, ...changes });
const match = (candidates: Goods[], status: GoodsMatch["status"]): GoodsMatch =>
  fake("GoodsMatch", { number: 1, is_changed: 0, status, reason: "", candidates });
const pasted = (text: string) => addParsed(EMPTY_PLAN, parsePlanText(text));
const matched = (plan: Plan, ...found: GoodsMatch[]) =>
  putMatches(plan, new Map(plan.lines.map(({ key }, index) => [key, found[index] ?? match([], 0)])));
/** Every pasted row is accounted for, as a line or as skipped. */
const accounted = ({ rows, lines, skipped }: Plan) =>
  rows === lines.filter(({ row }) => row > 0).length + skipped.length;

describe("the purchase plan", () => {
  it("merges duplicate lines, within one paste and across several", () => {
    const once = pasted("阿莫西林 10\n布洛芬 5\n阿莫西林　10");
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
    const plan = matched(
      pasted("a药 15\nb药 60\nc药 3"),
      match([goods(1)], 1),
      match([few], 1),
      match([goods(3)], 1),
    );
    expect(plan.lines.map(({ number, numberNote }) => [number, numberNote])).toEqual([
      [20, "已按中包装 10 的倍数调整为 20"],
      [20, "库存仅剩 25，已改为 20"],
      [10, "最少购买 10 盒，已改为 10"],
    ]);
  });

  it("sorts lines into buckets", () => {
    const found = [
      match([goods(1)], 1),
      match([goods(2), goods(3)], 2),
      match([], 0),
      match([goods(4, { is_buy: 0, no_buy_reason: "已下架" })], 1),
      match([goods(5, { price: null, price_hint: "审核通过后可见" })], 1),
    ];
    const plan = matched(pasted("a 1\nb 1\nc 1\nd 1\ne 1"), ...found);
    expect(plan.lines.map(bucketOf)).toEqual(["ready", "several", "missing", "blocked", "blocked"]);
    expect(plan.lines.map(({ numberNote }) => numberNote).slice(3)).toEqual(["已下架", "审核通过后可见"]);
    const counts = Object.values(countBuckets(plan.lines));
    expect(counts.reduce((sum, count) => sum + count)).toBe(5);
  });

  it("keeps the requested quantity when one of several candidates is selected", () => {
    const plan = matched(pasted("阿莫西林 15"), match([goods(1), goods(2, { zbz: 1 })], 2));
    const [line] = chooseGoods(plan, plan.lines[0]?.key ?? "", goods(2, { zbz: 1 })).lines;
    expect(line).toMatchObject({ match: "matched", goodsId: 2, number: 15, numberNote: "" });
  });

  it("adds typed goods at the top, and increases a line of the same goods", () => {
    const plan = addGoods(matched(pasted("阿莫西林 20"), match([goods(1)], 1)), goods(2), 10);
    expect(plan.lines.map(({ goodsId }) => goodsId)).toEqual([2, 1]);
    const grown = addGoods(plan, goods(1), 10);
    expect(grown.lines.map(({ number }) => number)).toEqual([10, 30]);
    expect(accounted(grown)).toBe(true);
  });

  it("accounts for removed lines", () => {
    const plan = pasted("a 1\nb 1");
    const less = removeLine(plan, plan.lines[0]?.key ?? "");
    expect(less.skipped).toEqual([{ row: 1, text: "a", reason: "removed" }]);
    expect(accounted(less)).toBe(true);
  });

  it("records what was added and why others were not, and adds nothing twice", () => {
    const plan = matched(pasted("a 10\nb 10"), match([goods(1)], 1), match([goods(2)], 1));
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
