import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { preview } from "vite";
import { turnIntoDemo } from "../../scripts/demo/turn-into-demo.ts";
import { ROOT } from "../../scripts/support/run-command.ts";
import { expect } from "./support/expect.ts";
import { putLotteryAway, typePassword } from "./support/shop.ts";
import { addFromSearch, openCheckout, payOnCredit, placeOrder } from "./support/steps.ts";

/** The demo's files on a plain static server. */
const test = base.extend<object, { demo: { url: string; addedBytes: number } }>({
  demo: [
    async ({ browserName: _any }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "demo-"));
      await cp(process.env.WEB_DIST ?? join(ROOT, "dist"), folder, { recursive: true });
      const addedBytes = await turnIntoDemo(folder);
      const server = await preview({
        configFile: false,
        logLevel: "silent",
        build: { outDir: folder },
        preview: { port: 0 },
      });
      await provide({ url: server.resolvedUrls?.local[0] ?? "", addedBytes });
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ demo }, provide) => provide(demo.url),
});
test.use({ serviceWorkers: "allow" });

test("the demo sells without a server and without a network, and remembers it", async ({
  page,
  context,
  demo,
}) => {
  await context.addInitScript(putLotteryAway);
  // The first visit installs the backend, and then opens the page again.
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "用户名" }).waitFor();
  await context.setOffline(true);

  await typePassword(page, "buyer");
  await addFromSearch(page, "amxl", /阿莫西林胶囊/);
  await openCheckout(page);
  const amount = await placeOrder(page);
  await payOnCredit(page);
  await expect(page.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await page.getByRole("link", { name: "查看订单" }).click();
  await expect(page.getByRole("region", { name: "订单状态" })).toContainText("待发货");

  // The browser ends a worker that has nothing to do; the next call starts another.
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await page.reload();
  await expect(page.getByRole("region", { name: "订单状态" })).toContainText("待发货");
  await expect(page.getByRole("main")).toContainText(amount);
  expect(demo.addedBytes).toBeLessThan(1024 * 1024);
});
