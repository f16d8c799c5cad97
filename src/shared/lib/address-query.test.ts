import { expect, it } from "vitest";
import { DAYS_AND_PAGE, describeQuery, id, on, oneOf, text } from "./address-query.ts";

const log = describeQuery({ use_type: oneOf([1, 2] as const), ...DAYS_AND_PAGE });
const written = (query: object) => String(new URLSearchParams(Object.entries(query)));

it.each([
  ["", {}],
  ["use_type=2&start_time=2026-11-01&end_time=2026-11-21&page=3", undefined],
  ["use_type=7&start_time=2026-02-30&end_time=x&page=0", {}],
  ["page=1", {}],
])("keeps the valid parts of %s", (address, valid) => {
  expect(log.read(new URLSearchParams(address))).toEqual(
    valid ?? { use_type: 2, start_time: "2026-11-01", end_time: "2026-11-21", page: 3 },
  );
});

it("returns to page 1 with another filter, and writes the parameters in their order", () => {
  const query = log.read(new URLSearchParams("end_time=2026-11-21&page=3"));
  expect(written(log.change(query, { use_type: 1 }))).toBe("use_type=1&end_time=2026-11-21");
  expect(written(log.change(query, { end_time: undefined }))).toBe("");
  expect(written(log.change(query, { page: 4 }))).toBe("end_time=2026-11-21&page=4");
  expect(written(log.change(query, { page: 1 }))).toBe("end_time=2026-11-21");
});

it("reads texts within a limit, ids and switches", () => {
  const query = describeQuery({ keywords: text(3), category: id, in_stock: on });
  const read = (address: string) => query.read(new URLSearchParams(address));
  expect(read("keywords=%20abcd&category=7&in_stock=1")).toEqual({
    keywords: "abc",
    category: 7,
    in_stock: 1,
  });
  expect(read("keywords=%20%20&category=0&in_stock=yes")).toEqual({});
  expect(read("keywords=&category=99999999999&in_stock=0")).toEqual({});
});
