import { expect, test } from "vitest";
import { describeStock, noBuyReason, quantityRules } from "./stock.ts";

const goods = { number: 860, zbz: 10, limit_number: 0, is_buy: 1, no_buy_reason: "" } as const;

test.each([
  [860, "有货"],
  [50, "仅剩 50"],
  [0, "缺货"],
])("shows a stock of %i as %s", (number, text) => {
  expect(describeStock({ number }).text).toBe(text);
});

test("prefers the server's reason", () => {
  expect(noBuyReason(goods)).toBe("");
  expect(noBuyReason({ ...goods, is_buy: 0, no_buy_reason: "超出经营范围" })).toBe("超出经营范围");
  expect(noBuyReason({ ...goods, number: 0, is_buy: 0 })).toBe("暂时缺货");
  expect(noBuyReason({ ...goods, is_buy: 0 })).toBe("暂不可购买");
  expect(noBuyReason({ ...goods, number: 4 })).toBe("库存不足一个中包装（10）");
});

test("limits a quantity by the smaller of stock and limit", () => {
  expect(quantityRules(goods)).toMatchObject({ max: 860, maxReason: "stock" });
  expect(quantityRules({ ...goods, limit_number: 20 })).toMatchObject({ max: 20, maxReason: "limit" });
  expect(quantityRules({ ...goods, limit_number: 900 })).toMatchObject({ max: 860, maxReason: "stock" });
});
