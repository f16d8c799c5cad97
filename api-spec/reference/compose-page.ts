import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createPageBundle, type Bundle } from "#api-spec/page-kit/page-bundle.ts";
import { writePage } from "#api-spec/page-kit/write-page.ts";

const CONTRACT = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));
const bundleViewer = createPageBundle(new URL("viewer", import.meta.url));

async function compose({ script, style }: Bundle): Promise<string> {
  const contract = JSON.parse(await readFile(CONTRACT, "utf8")) as { info: { title: string } };
  return writePage({ title: contract.info.title, data: contract, script, style });
}

let page: { readonly version: number; readonly bundle: Bundle; readonly html: Promise<string> } | undefined;

/**
 * The reference of the contract as one HTML page. The viewer is bundled at the first call; the page is written again
 * whenever the viewer or generated/openapi.json has changed. Rejects if the contract is missing or the viewer cannot
 * be bundled.
 */
export async function composePage(): Promise<string> {
  const { mtimeMs: version } = await stat(CONTRACT).catch((cause: unknown) => {
    throw new Error("generated/openapi.json is not there: run `npm run generate`", { cause });
  });
  const bundle = await bundleViewer();
  if (page?.version !== version || page.bundle !== bundle) {
    const html = compose(bundle);
    page = { version, bundle, html };
    // What fails is tried again at the next request.
    html.catch(() => (page = undefined));
  }
  return page.html;
}
