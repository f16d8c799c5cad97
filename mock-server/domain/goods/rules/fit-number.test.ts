import { describe, expect, test } from "vitest";
import { fitNumber } from "./fit-number.ts";

const goods = {
  name: "某药",
  bzdw: "盒",
  zbz: 10,
  limit_number: 0,
  ordered_number: 0,
  number: 95,
  is_buy: 1,
  no_buy_reason: "",
  is_ephedrine: 0,
} as const;

describe("fitting a number", () => {
  test.each([
    [20, 20, ""],
    [15, 20, "数量须为 10 的倍数，已由 15 调整为 20"],
    [90, 90, ""],
    [91, 90, "库存仅剩 95 盒，已由 91 调整为 90"],
    [5000, 90, "库存仅剩 95 盒，已由 5000 调整为 90"],
  ])("%i becomes %i", (count, number, reason) => expect(fitNumber(goods, count)).toEqual({ number, reason }));

  test("is what was asked for when that is all there is", () => {
    expect(fitNumber({ ...goods, number: 90 }, 90)).toEqual({ number: 90, reason: "" });
    expect(fitNumber({ ...goods, limit_number: 30 }, 30)).toEqual({ number: 30, reason: "" });
  });

  test("tells of the stock where the limit is not less", () =>
    expect(fitNumber({ ...goods, limit_number: 95 }, 100).reason).toBe("库存仅剩 95 盒，已由 100 调整为 90"));

  test("keeps within the limit, in whole packs", () => {
    expect(fitNumber({ ...goods, limit_number: 35 }, 40)).toEqual({
      number: 30,
      reason: "每个客户限购 35 盒，已由 40 调整为 30",
    });
    expect(fitNumber({ ...goods, limit_number: 35, ordered_number: 12 }, 40)).toEqual({
      number: 20,
      reason: "每个客户限购 35 盒，您已购 12 盒，已由 40 调整为 20",
    });
    expect(fitNumber({ ...goods, limit_number: 200 }, 100).reason).toBe("库存仅剩 95 盒，已由 100 调整为 90");
  });

  test("is nothing when not even one pack is left, or goods cannot be bought", () => {
    expect(fitNumber({ ...goods, number: 4 }, 10)).toEqual({
      number: 0,
      reason: "库存仅剩 4 盒，不足一个中包装（10 盒）",
    });
    expect(fitNumber({ ...goods, number: 0 }, 10).reason).toContain("已售罄");
    expect(fitNumber({ ...goods, is_buy: 0, no_buy_reason: "已下架" }, 10)).toEqual({
      number: 0,
      reason: "某药暂不可购买：已下架",
    });
  });
});
