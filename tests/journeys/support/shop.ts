import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { mockFixtures, type MockFixtures } from "#mock/test-kit/playwright.ts";

type Fixtures = {
  /** Whether the lottery's pop-up may open by itself; else the buyer has put it away in this session. */
  lotteryPopup: boolean;
  /** Logs the page's browser in: through the login page where it stands open, else at once, and opens the shop. */
  logIn: (username: string, on?: Page) => Promise<void>;
  /** Fails unless axe finds nothing wrong on the page as it stands. */
  expectAccessible: (on?: Page) => Promise<void>;
};

/** Each journey has its own world under a frozen clock, and fails if the browser's console shows an error. */
export const test = base.extend<MockFixtures>(mockFixtures).extend<Fixtures & { quietConsole: void }>({
  lotteryPopup: [false, { option: true }],

  context: async ({ context, lotteryPopup }, use) => {
    if (!lotteryPopup) await context.addInitScript(putLotteryAway);
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
      await on.evaluate(animationsEnded);
      const axe = new AxeBuilder({ page: on }).options({ resultTypes: ["violations"] });
      // Findings of several frames are gathered in a second page, which takes longer than axe itself.
      if (on.frames().length === 1) axe.setLegacyMode();
      const { violations } = await axe.analyze();
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

async function typePassword(page: Page, username: string): Promise<void> {
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill("demo1234");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** What is still fading in has too little contrast; what turns without end says that something is on its way. */
async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

function putLotteryAway(): void {
  try {
    sessionStorage.setItem("lottery-put-away", "3");
  } catch {
    // A sandboxed frame has no storage, and no lottery either.
  }
}

export { expect };
