import type { ContractDocument, PathItem, Server } from "#api-spec/kit/document.ts";
import { basePathOf } from "#api-spec/kit/operations.ts";
import type { Bundle } from "#api-spec/page-kit/page-bundle.ts";
import { writePage } from "#api-spec/page-kit/write-page.ts";

/** The actual address of each host of the contract. */
export type HostUrls = Readonly<Record<string, string>>;

/** The same part of the contract with the actual addresses of its servers; main is the host of those that name none. */
function moveServers<T extends { readonly servers?: readonly Server[] }>(part: T, urls: HostUrls): T {
  if (!part.servers) return part;
  const move = (server: Server) => {
    const url = urls[server["x-host"] ?? "main"];
    return url === undefined ? server : { ...server, url: url + basePathOf(server) };
  };
  return { ...part, servers: part.servers.map(move) };
}

/**
 * The reference of a contract as one HTML page, with the script and style of the viewer. Without `urls` it names the
 * contract's own servers.
 */
export function composePage(
  document: ContractDocument,
  viewer: Pick<Bundle, "script" | "style">,
  urls: HostUrls = {},
): string {
  const contract = moveServers(document, urls);
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path,
    moveServers<PathItem>(item, urls),
  ]);
  const data = { ...contract, paths: Object.fromEntries(paths) as typeof contract.paths };
  return writePage({ title: contract.info.title, data, ...viewer });
}
