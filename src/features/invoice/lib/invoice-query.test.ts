import { expect, it } from "vitest";
import { invoicesQuery } from "./invoice-query.ts";

it("round-trips through the address", () => {
  const address = "status=3&keywords=DD2026&start_time=2026-11-01&end_time=2026-11-21&page=2";
  const written = invoicesQuery.read(new URLSearchParams(address));
  expect(
    new URLSearchParams(Object.entries(written).map(([name, value]) => [name, String(value)])).toString(),
  ).toBe(address);
});

it("ignores invalid values", () => {
  const address = new URLSearchParams("status=9&keywords=%20&start_time=2026-02-31&page=x");
  expect(invoicesQuery.read(address)).toEqual({});
});
