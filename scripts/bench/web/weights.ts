import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import type { Figure } from "../print-table.ts";
import { openAs } from "./open-as.ts";

const SHELL_KB = 165;
const ROUTE_KB = 210;

const ROUTES = [
  ["/", "/"],
  ["/login", "/login"],
  ["/list", "/list"],
  ["/list/table", "/list/table"],
  ["/search?keywords=amxl", "/search"],
  ["/list/info/7", "/list/info/:id"],
  ["/ppzq", "/ppzq"],
  ["/cart", "/cart"],
  ["/cart/step2", "/cart/step2"],
  ["/order", "/order"],
  ["/wdqb/yegl", "/wdqb/yegl"],
  ["/user", "/user"],
  ["/zzfw/kjcg", "/zzfw/kjcg"],
  ["/zzfw/yjfk", "/zzfw/yjfk"],
  ["/help/us/tsjy", "/help/us/tsjy"],
  ["/jfsc", "/jfsc"],
  ["/register/step1", "/register/step1"],
  ["/dzht", "/dzht"],
] as const;

/**
 * Pages are rendered long before; what is deferred this long are toasts and dialogs, preloaded for network failures.
 */
const LATER_MS = 1500;

/** Some parts load only after others are rendered. */
const SETTLE_MS = 1000;

const weightOf = (code: Buffer): number => gzipSync(code, { level: 9 }).length / 1024;

/** The shell: the scripts in index.html, in KB after gzip -9, shared by all pages. */
function measureShell(dist: string): Figure {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const scripts = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = ""]) => file);
  const value = scripts.reduce((sum, file) => sum + weightOf(readFileSync(join(dist, file))), 0);
  return { name: "shell", value, unit: "KB", target: SHELL_KB };
}

/** Suppresses what opens by itself over the page: the lottery, and everything deferred on purpose. */
async function leaveOutOverlays(page: Page): Promise<void> {
  await page.addInitScript((later) => {
    const original = globalThis.setTimeout;
    const early = (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < later ? original(run, ms, ...args) : 0;
    Object.assign(globalThis, { setTimeout: early });
  }, LATER_MS);
  await page.route("**/api/draw/simple*", (route) => route.abort());
}

/**
 * The JavaScript that a browser with a cold cache loads for each route until the network is idle, in KB after gzip -9.
 */
export async function measureWeights(browser: Browser, webUrl: string, dist: string): Promise<Figure[]> {
  const figures = [measureShell(dist)];
  for (const [path, name] of ROUTES) {
    const page = await openAs(browser, webUrl, /login|register/.test(path) ? null : "buyer");
    await leaveOutOverlays(page);
    let value = 0;
    const reading: Promise<void>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js"))
        reading.push(response.body().then((body) => void (value += weightOf(body))));
    });
    await page.goto(`${webUrl}${path}`, { waitUntil: "networkidle" });
    await setTimeout(SETTLE_MS);
    page.removeAllListeners("response");
    await Promise.all(reading);
    await page.context().close();
    figures.push({ name, value, unit: "KB", target: ROUTE_KB });
  }
  return figures;
}
