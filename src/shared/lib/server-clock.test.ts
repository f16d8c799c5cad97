import { expect, it, onTestFinished, vi } from "vitest";

it("uses this machine's time until the server's is known", async () => {
  // Unit tests share their modules: another file may have set the clock.
  vi.resetModules();
  const { serverNow, setServerTime } = await import("./server-clock.ts");
  vi.useFakeTimers({ now: 1_795_312_800_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  expect(serverNow()).toBe(Date.now());
  const twoDaysAhead = Date.now() / 1000 + 172_800;
  setServerTime(twoDaysAhead);
  expect(serverNow()).toBe(twoDaysAhead * 1000);
});
