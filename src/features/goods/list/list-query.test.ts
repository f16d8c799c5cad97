import { expect, test } from "vitest";
import { changeListQuery, parseListQuery, writeListQuery } from "./list-query.ts";

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

test("round-trips every query through the address", () => {
  const query = {
    keywords: "阿莫西林 & 克拉维酸",
    type: 2 as const,
    select: 12,
    brand_id: 3,
    sccj: "江南康宁制药有限公司",
    yx: 1 as const,
    is_youx: 1 as const,
    is_promotion: 1 as const,
    in_stock: 1 as const,
    rx: 0 as const,
    price_min: 0,
    price_max: 12.5,
    sort: "price" as const,
    order: "desc" as const,
    page: 3,
    page_size: 40,
  };
  expect(parse(writeListQuery(query))).toEqual(query);
});

test.each([
  "page=abc",
  "page=-1",
  "page=1",
  "page=1e9",
  "page=100001",
  "page_size=7",
  "select=0",
  "select=99999999999",
  "brand_id=1.5",
  "yx=yes",
  "in_stock=0",
  "rx=9",
  "rx=",
  "type=4",
  "sort=default",
  "sort=drop%20table",
  "order=asc",
  "sort=&order=asc",
  "price_min=-1",
  "price_max=1e3",
  "price_min=1.234",
  "price_min=20&price_max=10",
  "keywords=%20%20",
  "unknown=1",
  "keywords=%E0%A4",
])("ignores %s", (search) => {
  expect(parse(search).keywords ?? "").not.toContain(" ");
  expect({ ...parse(search), keywords: undefined }).toEqual({});
});

test("trims keywords and truncates them to the contract's limit", () => {
  expect(parse(`keywords=%20${"药".repeat(120)}`).keywords).toBe("药".repeat(100));
});

test("returns to page 1 when a filter changes, and keeps the filters when the page changes", () => {
  const query = { keywords: "感冒", page: 4, in_stock: 1 as const };
  expect(changeListQuery(query, { yx: 1 })).toEqual({ keywords: "感冒", in_stock: 1, yx: 1 });
  expect(changeListQuery(query, { page: 5 })).toEqual({ ...query, page: 5 });
  expect(changeListQuery(query, { page: 1 })).toEqual({ keywords: "感冒", in_stock: 1 });
  expect(changeListQuery({ sort: "price", order: "asc" }, { sort: "sales" })).toEqual({ sort: "sales" });
});

test.each([
  ["price_min=5", { price_min: 5 }],
  ["price_max=5.25", { price_max: 5.25 }],
  ["price_max=99999999.99", { price_max: 99_999_999.99 }],
  ["price_min=5&price_max=5", { price_min: 5, price_max: 5 }],
  ["price_min=0", { price_min: 0 }],
  ["select=1", { select: 1 }],
  ["page=2", { page: 2 }],
  ["page=100000", { page: 100_000 }],
  ["select=2147483647", { select: 2_147_483_647 }],
  ["sort=price&order=desc", { sort: "price", order: "desc" }],
  ["sort=price", { sort: "price" }],
])("reads %s", (search, query) => {
  expect(parse(search)).toStrictEqual(query);
});

test("writes no blank keywords into the address", () => {
  expect(writeListQuery({ keywords: "", select: 3 })).toBe("select=3");
});

test("ignores an id beyond the contract's range", () => {
  expect(parse("select=2147483648")).toEqual({});
});
