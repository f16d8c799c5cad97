import { expect, it } from "vitest";
import { readZone, ZONES } from "./zones.ts";

it("reads the zones that it writes, and shows all for any other", () => {
  expect(ZONES.map(readZone)).toEqual(ZONES);
  expect([null, "", "药品", "x"].map(readZone)).toEqual([undefined, undefined, undefined, undefined]);
});
