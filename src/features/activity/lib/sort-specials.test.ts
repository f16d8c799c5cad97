import { expect, test } from "vitest";
import { sortSpecials, specialsQuery } from "./sort-specials.ts";

const goods = [
  { id: 1, price: 90, base_price: 100, sales: 5 },
  { id: 2, price: 50, base_price: 100, sales: 1 },
  { id: 3, price: 4, base_price: 5, sales: 9 },
];
const idsBy = (text: string | null) => {
  const { sort } = specialsQuery.read(new URLSearchParams(text === null ? {} : { sort: text }));
  return sortSpecials(goods, sort).map(({ id }) => id);
};

test("sorts specials by saving, price, sales, or in the server's order", () => {
  expect(idsBy("off")).toEqual([2, 3, 1]);
  expect(idsBy("price")).toEqual([3, 2, 1]);
  expect(idsBy("sales")).toEqual([3, 1, 2]);
  expect(idsBy(null)).toEqual([1, 2, 3]);
  expect(idsBy("<script>")).toEqual([1, 2, 3]);
});

test("keeps the order where prices are hidden", () => {
  const hidden = goods.map((each) => ({ ...each, price: null, base_price: null }));
  expect(sortSpecials(hidden, "off").map(({ id }) => id)).toEqual([1, 2, 3]);
});
