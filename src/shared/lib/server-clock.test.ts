import { expect, it, vi } from "vitest";

it("uses this machine's time until the server's is known", async () => {
  // Unit tests share their modules: another file may have set the clock.
  vi.resetModules();
  const { serverNow, setServerTime } = await import("./server-clock.ts");
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
  const twoDaysAhead = Math.floor(Date.now() / 1000) + 172_800;
  setServerTime(twoDaysAhead);
  expect(Math.abs(serverNow() - twoDaysAhead * 1000)).toBeLessThan(1000);
});
