import { expect, test } from "vitest";
import { mallQuery } from "./mall-query.ts";

const read = (query: string) => mallQuery.read(new URLSearchParams(query));

test("parses the address", () => {
  expect(read("category=2&sort=hot&affordable=1&page=3")).toEqual({
    category: 2,
    sort: "hot",
    affordable: 1,
    page: 3,
  });
});

test("ignores invalid values", () => {
  expect(read("category=-1&sort=__proto__&affordable=yes&page=0x3")).toEqual({});
});

test("returns to page 1 with another filter, and keeps the filters with another page", () => {
  const query = read("category=2&sort=hot&page=3");
  expect(mallQuery.change(query, { category: 4 })).toEqual({ category: 4, sort: "hot" });
  expect(mallQuery.change(query, { page: 2 })).toEqual({ category: 2, sort: "hot", page: 2 });
  expect(mallQuery.change(query, { gift: 7 })).toEqual({ category: 2, sort: "hot", page: 3, gift: 7 });
  expect(mallQuery.change({ ...query, gift: 7 }, { gift: undefined })).toEqual(query);
  expect(mallQuery.change({ ...query, gift: 7 }, { page: 2 })).toEqual({ ...query, page: 2 });
});
