import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createPageBundle, type Bundle } from "#api-spec/page-kit/page-bundle.ts";
import { writePage } from "#api-spec/page-kit/write-page.ts";

const CONTRACT = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));
const bundleViewer = createPageBundle(new URL("viewer", import.meta.url));

/** The actual address of each host of the contract. */
export type HostUrls = Readonly<Record<string, string>>;

type Hosts = { servers?: { url: string; "x-host"?: string }[] };
type Contract = Hosts & { info: { title: string }; paths: Readonly<Record<string, Hosts>> };

async function compose({ script, style }: Bundle, urls: HostUrls): Promise<string> {
  const contract = JSON.parse(await readFile(CONTRACT, "utf8")) as Contract;
  for (const { servers = [] } of [contract, ...Object.values(contract.paths)])
    for (const server of servers) server.url = urls[server["x-host"] ?? ""] ?? server.url;
  return writePage({ title: contract.info.title, data: contract, script, style });
}

let page: { readonly version: string; readonly bundle: Bundle; readonly html: Promise<string> } | undefined;

/**
 * The reference of the contract as one HTML page. The viewer is bundled on the first call; the page is rebuilt when
 * the viewer, generated/openapi.json or `urls` has changed. Without `urls` it names the contract's own servers.
 * Rejects if the contract is missing or bundling fails.
 */
export async function composePage(urls: HostUrls = {}): Promise<string> {
  const { mtimeMs } = await stat(CONTRACT).catch((cause: unknown) => {
    throw new Error("generated/openapi.json is not there: run `npm run generate`", { cause });
  });
  const version = `${mtimeMs} ${JSON.stringify(urls)}`;
  const bundle = await bundleViewer();
  if (page?.version !== version || page.bundle !== bundle) {
    const html = compose(bundle, urls);
    page = { version, bundle, html };
    // A failure is retried on the next request.
    html.catch(() => (page = undefined));
  }
  return page.html;
}
