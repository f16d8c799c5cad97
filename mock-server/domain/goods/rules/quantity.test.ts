import { describe, expect, test } from "vitest";
import { quantityProblem, raiseToMultiple, unavailability } from "./quantity.ts";

const goods = {
  name: "阿莫西林胶囊",
  bzdw: "盒",
  zbz: 10,
  limit_number: 0,
  ordered_number: 0,
  number: 40,
  is_buy: 1,
  no_buy_reason: "",
  is_ephedrine: 0,
} as const;

describe("quantities", () => {
  test.each([
    [10, {}, undefined],
    [40, {}, undefined],
    [15, {}, "数量须为 10 的倍数，请改为 20"],
    [50, {}, "阿莫西林胶囊库存仅剩 40 盒"],
    [10, { number: 4 }, "阿莫西林胶囊库存仅剩 4 盒"],
    [10, { number: 0 }, "阿莫西林胶囊已售罄，请选购同类商品"],
    [30, { limit_number: 20 }, "阿莫西林胶囊限购 20 盒，请减少数量"],
    [20, { limit_number: 20 }, undefined],
    [10, { limit_number: 20, ordered_number: 10 }, undefined],
    [
      20,
      { limit_number: 20, ordered_number: 10 },
      "阿莫西林胶囊每个客户限购 20 盒，您已购 10 盒，最多还可购 10 盒",
    ],
    [
      30,
      { limit_number: 20, is_ephedrine: 1 as const },
      "阿莫西林胶囊属含麻黄碱类复方制剂，限购 20 盒，请减少数量",
    ],
    [7, { zbz: 1 }, undefined],
  ])("%d of %j: %s", (quantity, change, problem) =>
    expect(quantityProblem({ ...goods, ...change }, quantity)).toBe(problem),
  );

  test.each([
    [1, 10, 10],
    [10, 10, 10],
    [11, 10, 20],
    [3, 1, 3],
  ])("%d raised to a multiple of %d is %d", (quantity, multiple, raised) =>
    expect(raiseToMultiple(quantity, multiple)).toBe(raised),
  );
});

test("goods that are off sale or sold out cannot be bought", () => {
  expect(unavailability(goods)).toBeUndefined();
  expect(unavailability({ ...goods, number: 0 })).toContain("已售罄");
  expect(unavailability({ ...goods, is_buy: 0, no_buy_reason: "商品已下架" })).toBe(
    "阿莫西林胶囊暂不可购买：商品已下架",
  );
});
