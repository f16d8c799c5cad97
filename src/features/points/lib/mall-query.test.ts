import { expect, test } from "vitest";
import { mallAddress, readMallQuery } from "./mall-query.ts";

const read = (query: string) => readMallQuery(new URLSearchParams(query));

test("parses the address", () => {
  expect(read("category=2&sort=hot&affordable=1&page=3")).toEqual({
    category: 2,
    sort: "hot",
    affordable: 1,
    page: 3,
  });
});

test("ignores invalid values", () => {
  expect(read("category=-1&sort=__proto__&affordable=yes&page=0x3")).toEqual({
    category: undefined,
    sort: undefined,
    affordable: undefined,
    page: 1,
  });
});

test("returns to page 1 with another filter, and keeps the filters with another page", () => {
  const query = read("category=2&sort=hot&page=3");
  expect(mallAddress(query, { category: 4 })).toMatchObject({ category: 4, sort: "hot", page: undefined });
  expect(mallAddress(query, { page: 2 })).toMatchObject({ category: 2, sort: "hot", page: 2 });
  expect(mallAddress(query)).toMatchObject({ category: 2, page: 3 });
});
