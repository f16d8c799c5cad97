import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../ensure-browser.ts";

/**
 * Runs a script that starts a service worker in a page of Chromium, stops the page's server, and returns the text that
 * the page then fetches from the URL.
 */
export async function askBrowser(
  files: Readonly<Record<string, string>>,
  start: string,
  url: string,
): Promise<string> {
  const server = createServer((request, response) => {
    const script = files[request.url ?? ""];
    response.setHeader("content-type", script === undefined ? "text/html" : "text/javascript");
    response.end(script ?? "<!doctype html><title>Page</title>");
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const browser = await chromium.launch({ executablePath: await ensureBrowser(() => {}) });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(`(async () => { await ${start}; await navigator.serviceWorker.ready; })()`);
    // A page that was loaded before its worker is controlled by it after a reload.
    if (!(await page.evaluate("navigator.serviceWorker.controller !== null"))) await page.reload();
    server.close();
    server.closeAllConnections();
    return await page.evaluate(async (address) => (await fetch(address)).text(), url);
  } finally {
    server.close();
    await browser.close();
  }
}
