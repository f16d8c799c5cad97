import { expect, it } from "vitest";
import { favoritesQuery, ZONES } from "./zones.ts";

const readZone = (zone: string | null) =>
  favoritesQuery.read(new URLSearchParams(zone === null ? {} : { zone })).zone;

it("reads the zones that it writes, and shows all for any other", () => {
  expect(ZONES.map(readZone)).toEqual(ZONES);
  expect([null, "", "药品", "x"].map(readZone)).toEqual([undefined, undefined, undefined, undefined]);
});
