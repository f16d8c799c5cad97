/**
 * Finds a Chromium for the browser tests, or installs one: `node scripts/ensure-browser.ts` prints its path. Order:
 * CHROMIUM_PATH, the system's, Playwright's, Debian's package (as root).
 */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall, attempt, findPrograms, isRootOnDebian, type Say } from "./support/install-packages.ts";
import { runCommand } from "./support/run-command.ts";

/** The headless shell first: it has no windows to draw, and the journeys take a third less time in it. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const USUAL_PLACES = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Every Chromium that seems to be installed, in order of preference. */
function candidates(): string[] {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return [configured];
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist`);
  }
  const all = [...findPrograms(NAMES), ...USUAL_PLACES, chromium.executablePath()];
  return [...new Set(all)].filter((path) => path && existsSync(path));
}

/** Looks for a Chromium that starts, without installing anything. */
export async function findBrowser(): Promise<string | undefined> {
  for (const path of candidates()) {
    // Ubuntu's package is a stub that requires snap. Chrome on Windows prints no version; it is trusted.
    if (process.platform === "win32") return path;
    if ((await runCommand([path, "--version"], { timeoutMs: 120_000 })).ok) return path;
  }
  return undefined;
}

/** Screenshots and layout tests need real Chinese glyphs, not boxes. */
async function ensureChineseFont(say: Say) {
  if (process.platform !== "linux") return;
  const { ok, output } = await runCommand(["fc-list", ":lang=zh"]);
  if (ok && output.trim() !== "") return;
  if (isRootOnDebian && (await attempt(say, "Installing a Chinese font", aptInstall("fonts-noto-cjk"))))
    return;
  say("No Chinese font found: install fonts-noto-cjk, or Chinese text shows as boxes");
}

/** Finds or installs a Chromium and a Chinese font; returns the path of the executable. */
export async function ensureBrowser(say: Say = console.log): Promise<string> {
  let browser = await findBrowser();
  if (!browser && process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not start`);
  }
  if (!browser) {
    const install = runCommand(["playwright", "install", "chromium"], { timeoutMs: 180_000 });
    await attempt(say, "Downloading Playwright's Chromium", install);
    browser = await findBrowser();
  }
  if (!browser && isRootOnDebian) {
    await attempt(say, "Installing Debian's Chromium", aptInstall("chromium-headless-shell fonts-noto-cjk"));
    browser = await findBrowser();
  }
  if (!browser) {
    throw new Error("No Chromium found or installable. Install one and name it in CHROMIUM_PATH.");
  }
  say(`Browser: ${browser}`);
  await ensureChineseFont(say);
  return browser;
}

if (import.meta.main) {
  await ensureBrowser().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
