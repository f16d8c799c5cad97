import { expect, test } from "vitest";
import { parseSort, sortLines, type CartSort } from "./cart-sort.ts";
import { lineForTest } from "./line-for-test.ts";

const lines = [
  lineForTest({ id: 1, number: 2, price: 5, goods: { name: "枸杞子", sccj: "北京同泰", xq: "2027-03-01" } }),
  lineForTest({ id: 2, number: 1, price: 30, goods: { name: "阿莫西林胶囊", sccj: "杭州安泰", xq: "" } }),
  lineForTest({
    id: 3,
    number: 9,
    price: 2,
    goods: { name: "布洛芬片", sccj: "北京同泰", xq: "2026-12-01" },
  }),
];

test.each<[CartSort, number[]]>([
  ["added", [1, 2, 3]],
  ["name", [2, 3, 1]],
  ["maker", [3, 1, 2]],
  ["amount", [2, 3, 1]],
  ["expiry", [3, 1, 2]],
])("by %s the lines are %j", (sort, ids) => {
  expect(sortLines(lines, sort).map(({ id }) => id)).toEqual(ids);
});

test("an order that does not exist is the server's", () => {
  expect(parseSort("amount")).toBe("amount");
  expect(parseSort("toString")).toBe("added");
  expect(parseSort(null)).toBe("added");
});
