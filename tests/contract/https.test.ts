import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../support/mock-program.ts";
import { testMock } from "../support/mock.ts";
import { selfSigned } from "../support/self-signed.ts";

const SHOP = "http://localhost:5173";
const cache = mkdtempSync(join(tmpdir(), "mock-https-"));
// This process looks for the certificate in the same folder.
process.env.XDG_CACHE_HOME = cache;
afterAll(() => rmSync(cache, { recursive: true }));

/** `npm run mock -- --https` on free ports. */
async function run(...args: string[]) {
  const flags = ["--https", "--scale", "0.1", ...args];
  const { urls, output } = await startMock(flags, { env: { XDG_CACHE_HOME: cache } });
  return { url: urls.main, output: output() };
}

describe("--https", () => {
  it("serves the test kit, with its own address in every document and secure cookies", async () => {
    const { url, output } = await run("--origin", SHOP);
    expect(output.match(/https:\/\/localhost:\d+/g)).toHaveLength(5);
    expect(output).not.toContain("http://localhost");
    expect(output).toContain(`Certificate: ${join(cache, "wholesale-mock", "localhost.crt")}`);
    const { mockWorld } = await import("#mock/test-kit/mock-world.ts");
    const world = await mockWorld({ url, persona: "buyer" });
    expect((await world.call("getCurrentUser")).status).toBe(200);
    const document = (await (await world.send("GET", "/__mock__/openapi.json")).json()) as {
      servers: { url: string }[];
    };
    expect(document.servers).toEqual([{ url: `${url}/__mock__` }]);
    const [request] = await world.control.requests({ operationId: "getCurrentUser" });
    expect(request!.curl).toContain(`'${url}/api/user'`);

    const form = { username: "buyer", password: "demo1234" };
    const login = await world.post("/api/user/login", form, { headers: { origin: SHOP } });
    expect(login.headers.get("access-control-allow-origin")).toBe(SHOP);
    const put = await world.send("PUT", "/__mock__/session", { body: '{"username":"buyer"}' });
    const lost = await world.send("GET", "/api/user", { headers: { cookie: "session=gone" } });
    for (const { headers } of [login, put, lost])
      expect(headers.get("set-cookie")).toMatch(/; SameSite=None; Secure/);
  });

  describe("in front of an upstream", () => {
    const behind = testMock();

    it("passes on its session as a secure cookie, and keeps it", async () => {
      const { url } = await run("--origin", SHOP, "--upstream", behind.urls.main);
      const { mockWorld } = await import("#mock/test-kit/mock-world.ts");
      const world = await mockWorld({ url });
      const form = { username: "buyer", password: "demo1234" };
      const login = await world.post("/api/user/login", form, { headers: { origin: SHOP } });
      expect(login.headers.get("x-mock-answer")).toBe("upstream");
      expect(login.headers.get("set-cookie")).toMatch(/; SameSite=None; Secure/);
      expect((await world.call("getCurrentUser")).body).toMatchObject({ data: { username: "buyer" } });
    });
  });
});

it("a certificate that is not trusted is named as the cause", async () => {
  const server = createServer(selfSigned, (_request, response) => response.end());
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  const { mockWorld } = await import("#mock/test-kit/mock-world.ts");
  await expect(mockWorld({ url })).rejects.toThrow(/certificate is not trusted \(\w+\).*NODE_EXTRA_CA_CERTS/);
});
