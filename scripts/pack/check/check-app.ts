import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePorts } from "../../support/ports.ts";
import { ROOT } from "../../support/run-command.ts";
import type { Expect, Tarballs } from "./expect.ts";
import { filesIn } from "./readme-files.ts";
import { tryTypes, TYPESCRIPTS } from "./typescripts.ts";
import type { Workplace } from "./workplace.ts";

/** A persona that there is not. */
const WRONG = `
import { createBackend } from "@pharmacy-wholesale/mock/browser";
await createBackend().world({ persona: "nobody" });
`;

const PLAYWRIGHT = `
import { defineConfig } from "@playwright/test";
const url = "http://localhost:" + process.env.WEB_PORT;
export default defineConfig({
  testDir: "pages",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: url, launchOptions: { executablePath: process.env.CHROMIUM_PATH } },
  webServer: { command: "vite preview --strictPort --port " + process.env.WEB_PORT + " --outDir " + process.env.SITE, url },
});
`;

/** The worlds outlive a page, and the service worker serves the panel. */
const PAGE = `
import { expect, test } from "@playwright/test";

test("login", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page.getByText("杭州西溪康民大药房")).toBeVisible();
  await page.reload();
  await expect(page.getByText("杭州西溪康民大药房")).toBeVisible();
  await page.getByLabel("搜索").fill("阿莫西林");
  await expect(page.getByText(/阿莫西林/).first()).toBeVisible();
});

test("panel", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("listitem").first().waitFor();
  await page.goto("/__mock__/");
  await expect(page.getByText("/api/goods/list").first()).toBeVisible();
});
`;

const STORIES = `
import { expect, test } from "@playwright/test";

test("stories", async ({ page }) => {
  await page.goto("/?path=/story/app--visitor");
  const story = page.frameLocator("#storybook-preview-iframe");
  const choose = (name) => page.getByRole("link", { name }).click();
  await expect(story.getByRole("button", { name: "登录" })).toBeVisible();
  await choose("Buyer");
  await expect(story.getByText("杭州西溪康民大药房")).toBeVisible();
  await choose("Broken");
  await expect(story.getByRole("alert")).toBeVisible();
  await choose("Visitor");
  await expect(story.getByRole("button", { name: "登录" })).toBeVisible();
  await expect(story.getByRole("listitem").first()).toBeVisible();
});
`;

/** The recipes of docs/recipes.md whose backend is in a test or in a browser, each after those before it. */
export async function checkApp(
  place: Workplace,
  { mock, client }: Tarballs,
  browser: string,
  expect: Expect,
): Promise<void> {
  await place.install(mock, client, "@playwright/test", ...TYPESCRIPTS);
  const guide = (await readFile(join(ROOT, "docs/recipes.md"), "utf8")).split(/^## /m);
  const env = { CHROMIUM_PATH: browser, STORYBOOK_DISABLE_TELEMETRY: "1" };

  /** Writes the files of a recipe and runs its commands; returns what the last of them prints. */
  const follow = async (title: string) => {
    const recipe = guide.find((section) => section.startsWith(`${title}\n`)) ?? "";
    for (const { file, text } of filesIn(recipe)) await place.write(file, text);
    const [, commands = ""] = /^```sh\n(.*?)\n```$/ms.exec(recipe) ?? [];
    if (commands === "") throw new Error(`docs/recipes.md has no commands for ${title}`);
    let said = "";
    for (const command of commands.split("\n")) said = await place.run(command, env);
    return said;
  };
  /** Serves a folder of static files and tests them in the browser. */
  const browse = async (site: string, spec: string, only: string) => {
    await place.write("pages.config.ts", PLAYWRIGHT);
    await place.write("pages/site.spec.js", spec);
    const WEB_PORT = String(await freePorts(1));
    return place.run(`playwright test -c pages.config.ts -g "${only}"`, { ...env, WEB_PORT, SITE: site });
  };

  const components = await follow("Component tests: Vitest and Testing Library");
  expect("components are tested in jsdom, each in its world", / 2 passed/.test(components));
  const inBrowser = await follow("Vitest browser mode");
  expect("and in a browser, with the backend in the page", / 2 passed/.test(inBrowser));
  await follow("Storybook");
  const stories = await browse("storybook-static", STORIES, "stories");
  expect("each story has its world", / 1 passed/.test(stories));
  await follow("MSW");
  const byMsw = await browse("dist", PAGE, "login");
  expect("a handler of MSW responds to a static page", / 1 passed/.test(byMsw));
  await tryTypes(place, WRONG, expect);
  await follow("A service worker");
  const byWorker = await browse("dist", PAGE, "login|panel");
  expect("a service worker responds to it, and has the panel", / 2 passed/.test(byWorker));
  await tryTypes(place, WRONG, expect);
}
