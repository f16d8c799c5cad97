import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { createMockControl, type MockControl } from "#mock/client.ts";

/** The moment at which every journey begins, in Shanghai. */
const NOW = "2026-11-21 10:00:00";

type Fixtures = {
  /** The test's own backend world. */
  mock: MockControl;
  /** Logs the page's browser in through the login page. */
  logIn: (username: string, on?: Page) => Promise<void>;
  /** Fails unless axe finds nothing wrong on the page as it stands. */
  expectAccessible: (on?: Page) => Promise<void>;
};

/** Each journey has its own world under a frozen clock, and fails if the browser's console shows an error. */
export const test = base.extend<Fixtures & { quietConsole: void }>({
  mock: async ({ context, baseURL }, use) => {
    const world = `journey-${randomUUID()}`;
    await context.addCookies([{ name: "mock_world", value: world, url: baseURL! }]);
    const mock = createMockControl({ baseUrl: process.env.MOCK_URL!, world });
    await mock.clock.freeze(NOW);
    await use(mock);
  },

  page: async ({ page, mock: _world }, use) => {
    await page.clock.install({ time: new Date("2026-11-21T10:00:00+08:00") });
    await use(page);
  },

  logIn: async ({ page }, use) => {
    await use(async (username, on = page) => {
      if (!new URL(on.url(), "http://localhost").pathname.startsWith("/login")) await on.goto("/login");
      await on.getByRole("textbox", { name: "用户名" }).fill(username);
      await on.getByLabel("密码", { exact: true }).fill("demo1234");
      await on.getByRole("button", { name: "登录", exact: true }).click();
      await on.waitForURL((url) => url.pathname !== "/login");
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (on = page) => {
      const { violations } = await new AxeBuilder({ page: on }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    });
  },

  quietConsole: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        // The browser itself reports each failed request; what the shop makes of it is the journey's matter.
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          errors.push(message.text());
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
