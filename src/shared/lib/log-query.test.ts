import { expect, it } from "vitest";
import { parseLogQuery, writeLogQuery } from "./log-query.ts";

const read = (address: string) => parseLogQuery(new URLSearchParams(address), [1, 2] as const);

it.each([
  ["", {}],
  ["use_type=2&start_time=2026-11-01&end_time=2026-11-21&page=3", undefined],
  ["use_type=7&start_time=2026-02-30&end_time=x&page=0", {}],
  ["page=1", {}],
])("keeps the valid parts of %s", (address, valid) => {
  const written = writeLogQuery(read(address));
  expect(written).toEqual(
    valid ?? { use_type: 2, start_time: "2026-11-01", end_time: "2026-11-21", page: 3 },
  );
});
