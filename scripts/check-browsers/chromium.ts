import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../ensure-browser.ts";
import { installTools } from "../support/install-tools.ts";
import { type Browser, errorList, type BrowserPage, SIZE } from "./browser-page.ts";

/** The Chromium that the journeys run in. */
export async function openToday(): Promise<Browser> {
  const executablePath = await ensureBrowser(() => {});
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  return {
    name: `Chromium ${browser.version()}`,
    open: async (shopUrl, cookies) => {
      const context = await browser.newContext({ viewport: SIZE, locale: "zh-CN" });
      for (const [name, value] of Object.entries(cookies))
        await context.addCookies([{ name, value, url: shopUrl }]);
      const page = await context.newPage();
      const errors = errorList();
      page.on("console", (message) => message.type() === "error" && errors.add(message.text()));
      page.on("pageerror", (error) => errors.add(error.message));
      return {
        go: async (path) => void (await page.goto(shopUrl + path)),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        run: (inPage, argument) => page.evaluate(inPage as never, argument as never),
        picture: async (file) => void (await page.screenshot({ path: file })),
        takeErrors: errors.take,
      } satisfies BrowserPage;
    },
    close: () => browser.close(),
  };
}

/** The little of Puppeteer 19 that is used; it is installed on first use, and its types are not. */
type Puppeteer = {
  launch(
    options: object,
  ): Promise<{ version(): Promise<string>; newPage(): Promise<OldPage>; close(): Promise<void> }>;
};
type OldPage = {
  setViewport(size: typeof SIZE): Promise<void>;
  setCookie(cookie: object): Promise<void>;
  on(event: string, listener: (what: { type(): string; text(): string; message: string }) => void): void;
  goto(url: string, options: object): Promise<unknown>;
  keyboard: Record<"press" | "down" | "up" | "type", (text: string) => Promise<void>>;
  evaluate(inPage: unknown, argument: unknown): Promise<never>;
  screenshot(options: object): Promise<unknown>;
};

/** They turn off rules of the web that the shop relies on. */
const UNSAFE = /web-security|site-per-process/;

/** The last Chromium of Windows 7 and 8.1. */
export async function openChromium109(): Promise<Browser> {
  const folder = await installTools("browsers");
  const load = async <M>(file: string): Promise<M> => {
    const loaded = (await import(pathToFileURL(join(folder, "node_modules", file)).href)) as { default: M };
    return loaded.default;
  };
  const old = await load<{ executablePath(): Promise<string>; args: string[] }>(
    "@sparticuz/chromium/build/index.js",
  );
  const puppeteer = await load<Puppeteer>("puppeteer-core/lib/esm/puppeteer/puppeteer-core.js");
  const executablePath = await old.executablePath();
  const browsers: Awaited<ReturnType<Puppeteer["launch"]>>[] = [];
  // It runs as one process and has one set of cookies: each page gets a browser of its own.
  const launch = async () => {
    const args = [...old.args.filter((arg) => !UNSAFE.test(arg)), "--lang=zh-CN"];
    const browser = await puppeteer.launch({ executablePath, headless: true, args });
    browsers.push(browser);
    return browser;
  };
  const version = await (await launch()).version();
  return {
    name: version.replace("HeadlessChrome/", "Chromium "),
    open: async (shopUrl, cookies) => {
      const page = await (await launch()).newPage();
      await page.setViewport(SIZE);
      for (const [name, value] of Object.entries(cookies))
        await page.setCookie({ name, value, url: shopUrl });
      const errors = errorList();
      page.on("console", (message) => message.type() === "error" && errors.add(message.text()));
      page.on("pageerror", ({ message }) => errors.add(message));
      return {
        go: async (path) => void (await page.goto(shopUrl + path, { waitUntil: "load" })),
        press: async (chord) => {
          const keys = chord.split("+");
          for (const key of keys) await page.keyboard.down(key);
          for (const key of keys.toReversed()) await page.keyboard.up(key);
        },
        type: (text) => page.keyboard.type(text),
        run: (inPage, argument) => page.evaluate(inPage, argument),
        picture: async (file) => void (await page.screenshot({ path: file })),
        takeErrors: errors.take,
      } satisfies BrowserPage;
    },
    close: async () => {
      await Promise.all(browsers.map((browser) => browser.close()));
    },
  };
}
