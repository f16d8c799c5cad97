import { expect, test } from "vitest";
import type { Goods } from "#generated/model/index.ts";
import { buyingObstacle, isForSale, noBuyReason } from "./for-sale.ts";
import { goodsForTest } from "./goods-for-test.ts";
import { quantityRules } from "./quantity-rules.ts";
import { describeStock } from "./stock.ts";

const DELISTED = "商品已下架，请选购同类商品";

/** The texts for the same goods wherever they are shown: the stock, the reason they cannot be bought, the limit. */
const table: [string, Partial<Goods>, stock: string, level: string, reason: string, max: number][] = [
  ["plenty", { number: 860 }, "有货", "plenty", "", 860],
  ["just plenty", { number: 100 }, "有货", "plenty", "", 100],
  ["just few", { number: 99 }, "仅剩 99 盒", "few", "", 99],
  ["few", { number: 61, bzdw: "袋" }, "仅剩 61 袋", "few", "", 61],
  ["less than a pack", { number: 4, zbz: 10 }, "仅剩 4 盒", "few", "库存不足一个中包装（10）", 4],
  [
    "much, but less than a pack",
    { number: 150, zbz: 200 },
    "暂不可购",
    "none",
    "库存不足一个中包装（200）",
    150,
  ],
  ["limited", { limit_number: 20 }, "有货", "plenty", "", 20],
  ["limited beyond the stock", { limit_number: 900 }, "有货", "plenty", "", 860],
  [
    "limited to less than a pack",
    { limit_number: 4, zbz: 10 },
    "暂不可购",
    "none",
    "限购数量不足一个中包装（10）",
    4,
  ],
  ["none", { number: 0 }, "缺货", "none", "已售罄", 0],
  ["delisted", { is_buy: 0, no_buy_reason: DELISTED }, "暂不可购", "none", DELISTED, 860],
  [
    "delisted, few left",
    { is_buy: 0, no_buy_reason: DELISTED, number: 61 },
    "暂不可购",
    "none",
    DELISTED,
    61,
  ],
  ["delisted and none left", { is_buy: 0, no_buy_reason: DELISTED, number: 0 }, "缺货", "none", DELISTED, 0],
  ["not for sale, without a reason", { is_buy: 0 }, "暂不可购", "none", "暂不可购买", 860],
  ["for sale, with a reason", { no_buy_reason: DELISTED }, "有货", "plenty", "", 860],
];

test.each(table)("%s", (_case, differences, text, level, reason, max) => {
  const goods = goodsForTest(differences);
  expect(describeStock(goods)).toEqual({ text, level });
  expect(noBuyReason(goods)).toBe(reason);
  expect(quantityRules(goods)).toMatchObject({ max, multiple: goods.zbz, min: goods.zbz, unit: goods.bzdw });
  // Goods shown as 有货 can be bought; goods not for sale show neither 有货 nor a remaining stock.
  expect(describeStock(goods).level === "plenty" && noBuyReason(goods) !== "").toBe(false);
  expect(!isForSale(goods) && describeStock(goods).level !== "none").toBe(false);
});

test("says whether the stock or the limit is the maximum", () => {
  expect(quantityRules(goodsForTest())).toMatchObject({ maxReason: "stock" });
  expect(quantityRules(goodsForTest({ limit_number: 20 }))).toMatchObject({ maxReason: "limit" });
  expect(quantityRules(goodsForTest({ limit_number: 900 }))).toMatchObject({ maxReason: "stock" });
});

test("a hidden price is an obstacle too, after what keeps everybody from buying", () => {
  const hidden = { price: null, base_price: null, price_hint: "登录后可见价格" };
  expect(buyingObstacle(goodsForTest())).toBe("");
  expect(buyingObstacle(goodsForTest(hidden))).toBe("登录后可见价格");
  expect(buyingObstacle(goodsForTest({ ...hidden, price_hint: "" }))).toBe("暂不可见价格");
  expect(buyingObstacle(goodsForTest({ ...hidden, number: 0 }))).toBe("已售罄");
});
