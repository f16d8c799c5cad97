import type { PathItem, Server } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { createPageBundle } from "#api-spec/page-kit/page-bundle.ts";
import { writePage } from "#api-spec/page-kit/write-page.ts";

const bundleViewer = createPageBundle(new URL("viewer", import.meta.url));

/** The actual address of each host of the contract. */
export type HostUrls = Readonly<Record<string, string>>;

/** The same part of the contract with the actual addresses of its servers. */
function moveServers<T extends { readonly servers?: readonly Server[] }>(part: T, urls: HostUrls): T {
  if (!part.servers) return part;
  const move = (server: Server) => ({ ...server, url: urls[server["x-host"] ?? ""] ?? server.url });
  return { ...part, servers: part.servers.map(move) };
}

/**
 * The reference of the contract as one HTML page, with generated/openapi.json as it is now. The viewer is bundled on
 * the first call and again when a source has changed. Without `urls` it names the contract's own servers. Rejects if
 * the contract is missing or bundling fails.
 */
export async function composePage(urls: HostUrls = {}): Promise<string> {
  const contract = moveServers(readDocument(), urls);
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path,
    moveServers<PathItem>(item, urls),
  ]);
  const data = { ...contract, paths: Object.fromEntries(paths) as typeof contract.paths };
  return writePage({ title: contract.info.title, data, ...(await bundleViewer()) });
}
