import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../../ensure-browser.ts";
import { checkApp } from "./check-app.ts";
import { checkClient } from "./check-client.ts";
import { checkConformance } from "./check-conformance.ts";
import { checkMock } from "./check-mock.ts";
import { expect, type Tarballs } from "./expect.ts";
import { findRuntimes } from "./runtimes.ts";
import { createWorkplace, stopAll } from "./workplace.ts";

/** The parts of the check, by name. The tools of the app's tests need a newer Node than the packages. */
export const PARTS = ["mock", "conformance", "client", "app"] as const;
export type Part = (typeof PARTS)[number];

/**
 * Installs each package in an empty folder outside of the project, on Node 20 and on Node 24, and uses it as its README
 * and the recipes say. Rejects with the output of the first command that fails.
 */
export async function checkPackages(tarballs: Tarballs, parts: readonly Part[] = PARTS): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "packages-"));
  const browser = await ensureBrowser();
  try {
    const runtimes = await findRuntimes(folder);
    for (const runtime of runtimes) {
      const workplace = (name: string) => createWorkplace(folder, name, runtime);
      const checks: Readonly<Record<Part, () => Promise<void>>> = {
        mock: async () => checkMock(await workplace("mock"), tarballs, expect),
        conformance: async () =>
          checkConformance(await workplace("conformance"), await workplace("single-file"), tarballs, expect),
        client: async () => checkClient(await workplace("client"), tarballs, browser, expect),
        app: async () => checkApp(await workplace("app"), tarballs, browser, expect),
      };
      for (const part of parts) {
        if (part === "app" && runtime !== runtimes.at(-1)) continue;
        console.log(`Node ${runtime.version}: ${part}`);
        await checks[part]();
      }
    }
    console.log(
      parts === PARTS ? "✓ every package works where nothing else is" : `✓ ${parts.join(", ")}: all holds`,
    );
  } finally {
    stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}
