import { afterAll, beforeAll, expect, it } from "vitest";
import { startMock } from "../support/mock-program.ts";

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  // Every mock is started with --quiet.
  mock = await startMock(["--scale", "0.1"]);
});
afterAll(() => mock.stop());

it("--quiet shows only calls that break the contract", async () => {
  // Start-up output may still arrive, and does not mention calls.
  const lines = () =>
    mock
      .output()
      .split("\n")
      .filter((line) => /\/api\/|^ +request/.test(line));
  for (const path of ["/api/goods/list", "/api/goods/list?nonsense=1", "/api/cart/list", "/api/goods/hot"])
    await (await fetch(mock.urls.main + path)).arrayBuffer();
  await expect.poll(() => lines().length).toBe(4);
  expect(lines()).toEqual([
    expect.stringContaining("200 GET    /api/goods/list?nonsense=1"),
    expect.stringMatching(/^ +request query\.nonsense: /),
    expect.stringContaining("401 GET    /api/cart/list"),
    expect.stringMatching(/^ +request: no session$/),
  ]);
});
