import { describe, expect, test } from "vitest";
import { CATALOGUE, catalogueWith } from "#mock/seed/goods/catalogue-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { matchPlan, type PlanLine } from "./plan-match.ts";

const matched = (
  line: PlanLine,
  { goods = CATALOGUE, bought = [] }: { goods?: typeof CATALOGUE; bought?: readonly number[] } = {},
) => {
  const state = catalogueWith(goods);
  const [match] = matchPlan(
    state,
    [line],
    (id) => state.goods.get(id),
    (id) => bought.includes(id),
  );
  return { ...match!, goods: match!.goods.map(({ id }) => id) };
};

describe("a line of a plan", () => {
  test("with one match has the nearest quantity that can be bought, and why", () => {
    expect(matched({ text: "1", number: 10 })).toEqual({
      text: "1",
      number: 10,
      status: 1,
      isChanged: false,
      reason: "",
      goods: [1],
    });
    expect(matched({ text: "1", number: 12 })).toMatchObject({
      number: 15,
      isChanged: true,
      reason: "数量须为 5 的倍数，已由 12 调整为 15",
    });
    expect(matched({ text: "6", number: 5 })).toMatchObject({ number: 0, status: 1, isChanged: true });
  });

  test.each(["1", "6"])("without a quantity has none, also where goods are sold out: %s", (text) =>
    expect(matched({ text })).toMatchObject({ number: 0, status: 1, isChanged: false, reason: "" }),
  );

  test("with several keeps its quantity until one is chosen", () =>
    expect(matched({ text: "阿莫西林胶囊", number: 12 })).toMatchObject({
      number: 12,
      status: 2,
      isChanged: false,
      reason: "",
      goods: [1, 3, 2],
    }));

  test("in doubt is to be chosen, even with one candidate", () =>
    expect(matched({ text: "黄芪 9g*9袋", number: 5 })).toMatchObject({
      number: 5,
      status: 2,
      reason: "没有规格为 9g*9袋 的商品，请从候选商品中选择",
      goods: [6],
    }));

  test("without a match says what to do", () =>
    expect(matched({ text: "不存在的药", number: 5 })).toEqual({
      text: "不存在的药",
      number: 5,
      status: 0,
      isChanged: false,
      reason: "没有找到对应的商品，请检查名称、规格、批准文号或条码，也可以改用商品编号",
      goods: [],
    }));

  test("does not match goods that are gone", () => {
    const state = catalogueWith();
    const lines = [{ text: "4" }, { text: "1" }];
    const [gone, there] = matchPlan(
      state,
      lines,
      (id) => (id === 4 ? undefined : state.goods.get(id)),
      () => false,
    );
    expect(gone?.status).toBe(0);
    expect(there?.status).toBe(1);
  });
});

describe("candidates", () => {
  test("come with those that can be bought first, then those bought before, then by sales, then by number", () => {
    const goods = [
      goodsWith({ id: 1, sales: 900, number: 0 }),
      goodsWith({ id: 2, sales: 5 }),
      goodsWith({ id: 3, sales: 1 }),
      goodsWith({ id: 4, sales: 70 }),
      goodsWith({ id: 5, sales: 70 }),
    ];
    expect(matched({ text: "阿莫西林胶囊" }, { goods, bought: [3, 1] }).goods).toEqual([3, 4, 5, 2, 1]);
    expect(matched({ text: "阿莫西林胶囊" }, { goods: goods.toReversed() }).goods).toEqual([4, 5, 2, 3, 1]);
  });

  test("are ten at most", () => {
    const goods = Array.from({ length: 11 }, (_, index) => goodsWith({ id: index + 1 }));
    expect(matched({ text: "阿莫西林胶囊" }, { goods }).goods).toHaveLength(10);
  });
});
