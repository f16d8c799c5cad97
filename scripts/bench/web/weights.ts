import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { Figure } from "../print-table.ts";
import { openAs } from "./open-as.ts";

const SHELL_KB = 180;
const ROUTE_KB = 230;

const ROUTES = [
  ["/404", "shell (/404)", SHELL_KB],
  ["/", "/", ROUTE_KB],
  ["/login", "/login", ROUTE_KB],
  ["/list", "/list", ROUTE_KB],
  ["/list/table", "/list/table", ROUTE_KB],
  ["/search?keywords=amxl", "/search", ROUTE_KB],
  ["/list/info/7", "/list/info/:id", ROUTE_KB],
  ["/cart", "/cart", ROUTE_KB],
  ["/cart/step2", "/cart/step2", ROUTE_KB],
  ["/dzht", "/dzht", ROUTE_KB],
] as const;

/** The JavaScript that a cold browser loads for each route until nothing more comes, in KB after gzip -9. */
export async function measureWeights(browser: Browser, webUrl: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, name, target] of ROUTES) {
    const page = await openAs(browser, webUrl, path === "/login" ? null : "buyer");
    let bytes = 0;
    const reading: Promise<void>[] = [];
    page.on("response", (response) => {
      if (!response.url().endsWith(".js")) return;
      reading.push(response.body().then((body) => void (bytes += gzipSync(body, { level: 9 }).length)));
    });
    await page.goto(`${webUrl}${path}`, { waitUntil: "networkidle" });
    await Promise.all(reading);
    await page.context().close();
    figures.push({ name, value: bytes / 1024, unit: "KB", target });
  }
  return figures;
}
