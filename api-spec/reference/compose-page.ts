import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writePage } from "./page-template.ts";

const run = promisify(execFile);
const CONTRACT = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));
const BUNDLER = fileURLToPath(new URL("bundle-viewer.ts", import.meta.url));
const MOST_BYTES = 32 * 1024 * 1024;

type Bundle = { readonly script: string; readonly style: string };

async function bundleViewer(): Promise<Bundle> {
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await run(process.execPath, [BUNDLER], { env, maxBuffer: MOST_BYTES });
  return JSON.parse(stdout) as Bundle;
}

async function compose(bundle: Promise<Bundle>): Promise<string> {
  const [{ script, style }, text] = await Promise.all([bundle, readFile(CONTRACT, "utf8")]);
  const contract = JSON.parse(text) as { info: { title: string } };
  return writePage({ title: contract.info.title, contract: JSON.stringify(contract), script, style });
}

let bundle: Promise<Bundle> | undefined;
let page: { readonly version: number; readonly html: Promise<string> } | undefined;

/** Keeps what succeeds; what fails is tried again at the next request. */
function forgetIfFailed(work: Promise<unknown>, forget: () => void): void {
  work.catch(forget);
}

/**
 * The reference of the contract as one HTML page. The viewer is bundled at the first call; the page is written again
 * whenever generated/openapi.json has changed. Rejects if the contract is missing or the viewer cannot be bundled.
 */
export async function composePage(): Promise<string> {
  const { mtimeMs: version } = await stat(CONTRACT).catch((cause: unknown) => {
    throw new Error("generated/openapi.json is not there: run `npm run generate`", { cause });
  });
  if (!bundle) {
    bundle = bundleViewer();
    forgetIfFailed(bundle, () => (bundle = undefined));
  }
  if (page?.version !== version) {
    const html = compose(bundle);
    page = { version, html };
    forgetIfFailed(html, () => (page = undefined));
  }
  return page.html;
}
