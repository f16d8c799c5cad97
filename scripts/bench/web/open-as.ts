import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { addNextPaint } from "./next-paint.ts";

/** A page with a cold cache in its own world, logged in as a persona through the login page, or as a visitor. */
export async function openAs(browser: Browser, webUrl: string, persona: string | null): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "zh-CN",
    // The benchmark measures the first visit; the service worker would also serve the page of bare React.
    serviceWorkers: "block",
  });
  await context.addInitScript(addNextPaint);
  await context.addCookies([{ name: "mock_world", value: `bench-${randomUUID()}`, url: webUrl }]);
  if (persona) {
    const login = await context.newPage();
    await login.goto(`${webUrl}/login`);
    await login.getByRole("textbox", { name: "用户名" }).fill(persona);
    await login.getByLabel("密码", { exact: true }).fill("demo1234");
    await login.getByRole("button", { name: "登录", exact: true }).click();
    await login.waitForURL((url) => url.pathname !== "/login");
    await login.close();
  }
  return context.newPage();
}
