import { expect, it } from "vitest";
import { orderFilterParams, orderFilterPath, readOrderFilter } from "./order-filter.ts";

const read = (query: string) => readOrderFilter(new URLSearchParams(query));

it("round-trips through the address", () => {
  const filter = { status: 3, keywords: "阿莫西林", from: "2026-11-01", to: "2026-11-21", page: 2 } as const;
  const path = orderFilterPath(filter, { page: 2 });
  expect(read(path.slice(path.indexOf("?")))).toEqual(filter);
});

it("returns to page 1 with every change except of the page", () => {
  expect(orderFilterPath(read("status=1&page=4"), { keywords: "维生素" })).toBe(
    `/order?status=1&keywords=${encodeURIComponent("维生素")}`,
  );
  expect(orderFilterPath(read("status=1&page=4"), { status: undefined })).toBe("/order");
});

it.each(["status=7", "status=x", "page=0", "page=-1", "start_time=2026-02-30", "keywords=%20%20"])(
  "ignores %s",
  (query) => {
    expect(orderFilterParams(read(query))).toEqual({});
    expect(read(query).page).toBe(1);
  },
);

it("drops an end before the start", () => {
  expect(orderFilterParams(read("start_time=2026-11-21&end_time=2026-11-01"))).toEqual({
    start_time: "2026-11-21",
  });
});
