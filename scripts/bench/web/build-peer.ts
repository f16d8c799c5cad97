import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import type { PeerCopy } from "./peer/main.tsx";

const SOURCE = join(import.meta.dirname, "peer");

/** Builds the peer into the folder of the built shop, so that the same server serves both. */
export async function buildPeer(dist: string): Promise<void> {
  await build({
    configFile: false,
    root: SOURCE,
    base: "/peer/",
    logLevel: "warn",
    build: { outDir: join(dist, "peer"), emptyOutDir: true, reportCompressedSize: false },
  });
}

/** Opens the peer with this copy of the shop, in the world and as the user of a page of the shop. */
export async function openPeer(shop: Page, webUrl: string, copy: PeerCopy): Promise<Page> {
  const page = await shop.context().newPage();
  await page.goto(`${webUrl}/peer/index.html`, { waitUntil: "load" });
  await page.evaluate((given) => (globalThis as unknown as Peer).showPeer(given), copy);
  return page;
}

type Peer = { showPeer(copy: PeerCopy): void };
