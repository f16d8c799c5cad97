import { expect, it } from "vitest";
import { serverNow, setServerTime } from "./server-clock.ts";

it("uses this machine's time until the server's is known", () => {
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
  const twoDaysAhead = Math.floor(Date.now() / 1000) + 172_800;
  setServerTime(twoDaysAhead);
  expect(Math.abs(serverNow() - twoDaysAhead * 1000)).toBeLessThan(1000);
});
