import { setTimeout as delay } from "node:timers/promises";
import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { mockFixtures, type MockFixtures } from "#mock/test-kit/playwright.ts";
import { scanPage } from "./axe-scan.ts";
import { expect } from "./expect.ts";

type Fixtures = {
  /** True if the lottery pop-up may open by itself; otherwise it is dismissed for the session. */
  lotteryPopup: boolean;
  /** The errors in the console that the journey is about; otherwise none may be there. */
  expectedErrors: RegExp | undefined;
  /** Logs in and opens the shop: with the form if the login page is open, otherwise without it. */
  logIn: (username: string, on?: Page) => Promise<void>;
  /** Fails if axe finds violations on the page in its current state. */
  expectAccessible: (on?: Page) => Promise<void>;
};

/**
 * The factor by which the CPU of pages is slowed down (`SLOWDOWN=6 npm test -- --only journeys`), to show races between
 * a page and its test.
 */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** The delay of pages' requests, in ms (`LATENCY=300`): shows journeys that change the world before requests arrive. */
const LATENCY = Number(process.env.LATENCY ?? 0);

async function holdUp(context: BrowserContext): Promise<void> {
  await context.route(
    () => true,
    async (route) => {
      if (["fetch", "xhr"].includes(route.request().resourceType())) await delay(LATENCY);
      await route.fallback();
    },
  );
}

/** Each journey has its own world with a frozen clock, and fails on errors in the browser console. */
export const test = base.extend<MockFixtures>(mockFixtures).extend<Fixtures & { quietConsole: void }>({
  lotteryPopup: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],

  context: async ({ context, lotteryPopup }, use) => {
    if (!lotteryPopup) await context.addInitScript(putLotteryAway);
    if (SLOWDOWN > 1) context.on("page", (page) => void slowDown(page));
    if (LATENCY > 0) await holdUp(context);
    await use(context);
  },

  logIn: async ({ page, logInAs }, use) => {
    await use(async (username, on = page) => {
      if (new URL(on.url(), "http://localhost").pathname.startsWith("/login"))
        return typePassword(on, username);
      await logInAs(username);
      await on.goto("/", { waitUntil: "commit" });
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (on = page) => {
      expect(await scanPage(on)).toEqual([]);
    });
  },

  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        // The browser logs each failed request; the journey checks how the shop handles it.
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          errors.push(message.text());
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use();
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Logs in with the form of the open login page. */
export async function typePassword(page: Page, username: string): Promise<void> {
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill("demo1234");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Dismisses the lottery of the session; to be run in the page. */
export function putLotteryAway(): void {
  try {
    sessionStorage.setItem("lottery-put-away", "3");
  } catch {
    // A sandboxed frame has no storage, and no lottery either.
  }
}

export { expect };
