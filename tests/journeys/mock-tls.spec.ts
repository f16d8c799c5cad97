import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { certificateFolder } from "#mock/node/certificate.ts";
import { startMockServer } from "#mock/node/start.ts";
import { mockFixtures, type MockFixtures } from "#mock/test-kit/playwright.ts";

const test = base.extend<MockFixtures>(mockFixtures).extend<{ site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
  site: async ({}, provide) => {
    const server = createServer((_request, response) => {
      response.setHeader("content-type", "text/html").end();
    });
    server.listen(0);
    await once(server, "listening");
    await provide(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
  },
  mockUrl: async ({ site }, provide) => {
    const cache = await mkdtemp(join(tmpdir(), "mock-https-"));
    process.env.XDG_CACHE_HOME = cache;
    const https = { folder: certificateFolder() };
    const server = await startMockServer({ port: 0, quiet: true, scale: 0.1, https, origins: [site] });
    await provide(server.urls.main);
    await server.close();
    await rm(cache, { recursive: true });
  },
});

test.describe("a mock over TLS", () => {
  // Its page calls once without a session.
  test.use({ world: { persona: "buyer" }, failOnViolations: false });

  test("has its panel, and keeps the session of a page that has no TLS", async ({ page, mock, site }) => {
    await page.goto(`${mock.url}/__mock__/#/worlds`);
    await expect(page.getByRole("row").filter({ hasText: mock.world })).toBeVisible();

    await page.goto(site);
    const statuses = await page.evaluate(async (url) => {
      const call = async (path: string, init?: RequestInit) =>
        (await fetch(`${url}${path}`, { credentials: "include", ...init })).status;
      const body = new URLSearchParams({ username: "credit", password: "demo1234" });
      return [
        await call("/api/cart/total"),
        await call("/api/user/logout", { method: "DELETE" }),
        await call("/api/cart/total"),
        await call("/api/user/login", { method: "POST", body }),
        await call("/api/cart/total"),
      ];
    }, mock.url);
    expect(statuses).toEqual([200, 200, 401, 200, 200]);
  });
});
