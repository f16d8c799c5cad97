import { afterAll, beforeAll, expect, it } from "vitest";
import { mockArgs, startMock } from "../support/mock-program.ts";
import { startNode } from "../support/program.ts";

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

it("prints nothing that a terminal acts on", async () => {
  const hostile = "\u001B]0;owned\u0007\u009B2J\u202E\r\n✗ fake";
  const { main } = mock.urls;
  const form = new FormData();
  form.set(hostile, hostile);
  await Promise.all([
    fetch(`${main}/api/goods/list?${new URLSearchParams({ [hostile]: hostile })}`),
    fetch(`${main}/api/user/login`, {
      method: "POST",
      body: new URLSearchParams({ username: "buyer", [hostile]: hostile }),
    }),
    fetch(`${main}/api/cart`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ [hostile]: hostile }),
    }),
    fetch(`${main}/api/upload`, { method: "POST", body: form }),
    fetch(`${main}/api/goods/list?a=1`, {
      headers: { "content-type": "text/\u009Bhtml", "x-mock-fault": "\u009B" },
    }),
  ]);
  const count = (path: string) => mock.output().split(` ${path}`).length - 1;
  for (const path of ["/api/user/login ", "/api/goods/list?%1B"])
    await expect.poll(() => count(path), { message: path }).toBe(1);
  expect(mock.output()).toContain(String.raw`\u001b]0;owned`);
  expect(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.exec(mock.output())).toBeNull();
  expect(mock.output()).not.toMatch(/^✗ fake/m);
});

it("without it, a refusal by a rule of the shop says why", async () => {
  const program = startNode(mockArgs("--scale", "0.1").filter((flag) => flag !== "--quiet"));
  const [, main = ""] = await program.said(/main (\S+) activity/);
  const form = { username: "buyer", password: "wrong-password1" };
  await fetch(`${main}/api/user/login`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { "x-requested-with": "XMLHttpRequest" },
  });
  await program.said(
    /422 POST {3}\/api\/user\/login.*\n {4}.*; password: .*\(rule [\w-]+: .*specification section \d/,
  );
  await program.stop();
});
