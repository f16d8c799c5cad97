import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../../ensure-browser.ts";
import { checkClient } from "./check-client.ts";
import { checkConformance } from "./check-conformance.ts";
import { checkMock } from "./check-mock.ts";
import { expect, type Tarballs } from "./expect.ts";
import { findRuntimes } from "./runtimes.ts";
import { createWorkplace, stopAll } from "./workplace.ts";

/**
 * Installs each package in an empty folder outside of the project, on Node 20 and on Node 24, and uses it as its README
 * says. Rejects with the output of the first command that fails.
 */
export async function checkPackages(tarballs: Tarballs): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "packages-"));
  const browser = await ensureBrowser();
  try {
    for (const runtime of await findRuntimes(folder)) {
      const workplace = (name: string) => createWorkplace(folder, name, runtime);
      console.log(`Node ${runtime.version}: mock`);
      await checkMock(await workplace("mock"), tarballs, expect);
      console.log(`Node ${runtime.version}: conformance`);
      await checkConformance(
        await workplace("conformance"),
        await workplace("single-file"),
        tarballs,
        expect,
      );
      console.log(`Node ${runtime.version}: client`);
      await checkClient(await workplace("client"), tarballs, browser, expect);
    }
    console.log("✓ every package works where nothing else is");
  } finally {
    stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}
