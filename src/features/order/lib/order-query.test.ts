import { expect, it } from "vitest";
import { listOrdersQueryKeywordsMax } from "#generated/zod/order/order.zod.ts";
import { paths } from "#src/shared/paths.ts";
import { isNarrowed, ordersQuery } from "./order-query.ts";

const read = (query: string) => ordersQuery.read(new URLSearchParams(query));
const pathAfter = (query: string, change: Parameters<typeof ordersQuery.change>[1]) =>
  paths.orders(ordersQuery.change(read(query), change));

it("round-trips through the address", () => {
  const filter = {
    status: 3,
    keywords: "阿莫西林",
    start_time: "2026-11-01",
    end_time: "2026-11-21",
    page: 2,
  } as const;
  const path = paths.orders(ordersQuery.change(filter, { page: 2 }));
  expect(read(path.slice(path.indexOf("?")))).toEqual(filter);
});

it("returns to page 1 with every change except of the page", () => {
  expect(pathAfter("status=1&page=4", { keywords: "维生素" })).toBe(
    `/order?status=1&keywords=${encodeURIComponent("维生素")}`,
  );
  expect(pathAfter("status=1&page=4", { status: undefined })).toBe("/order");
});

it.each([
  "status=7",
  "status=x",
  "status=12",
  "status=x1",
  "page=0",
  "page=-1",
  "start_time=2026-02-30",
  "keywords=%20%20",
])("ignores %s", (query) => {
  expect(read(query)).toEqual({});
});

it("drops an end before the start", () => {
  expect(read("start_time=2026-11-21&end_time=2026-11-01")).toEqual({
    start_time: "2026-11-21",
  });
});

it("asks the call for what was chosen, in its own words", () => {
  expect(read("status=3&keywords=DD1&start_time=2026-11-01&end_time=2026-11-21&page=2")).toEqual({
    status: 3,
    keywords: "DD1",
    start_time: "2026-11-01",
    end_time: "2026-11-21",
    page: 2,
  });
});

it("cuts keywords off at the contract's limit", () => {
  const { keywords } = read(`keywords=%20${"药".repeat(listOrdersQueryKeywordsMax + 1)}`);
  expect(keywords).toBe("药".repeat(listOrdersQueryKeywordsMax));
});

it.each([
  ["", false],
  ["status=3&page=2", false],
  ["keywords=DD1", true],
  ["start_time=2026-11-01", true],
  ["end_time=2026-11-21", true],
])("%j narrows the list by more than the status: %s", (query, expected) => {
  expect(isNarrowed(read(query))).toBe(expected);
});
