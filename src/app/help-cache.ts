import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { OperationId } from "#generated/operations.ts";
import { findOperation } from "#src/shared/api/find-operation.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";

/** Bump when the format of the cached data changes, so that data of an older build is not read. */
const PREFIX = "help-1:";
/** Cached help older than this is shown and refetched in the background. */
const FRESH_MS = 10 * 60_000;
/** Cached help that has not been read for this long is dropped. */
const KEEP_MS = 30 * 86_400_000;

const HELP: ReadonlySet<OperationId> = new Set([
  "listArticleCategories",
  "listServiceArticles",
  "getArticlePage",
  "getArticle",
]);

type CachedHelp = { key: QueryKey; at: number; response: unknown };

/**
 * Caches the help articles read so far, and their lists, in localStorage (specification section 3): the next visit
 * shows them immediately, even offline. Does nothing where storage is unavailable.
 */
export function cacheHelp(queryClient: QueryClient): void {
  for (const { key, at, response } of readAll()) {
    queryClient.setQueryData(key, response, { updatedAt: at });
    if (Date.now() - at > FRESH_MS)
      void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: "none" });
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryKey, queryHash, state } = event.query;
    if (isHelp(queryKey[0])) {
      const cached: CachedHelp = { key: queryKey, at: state.dataUpdatedAt, response: state.data };
      localStore.write(PREFIX + queryHash, cached);
    }
  });
}

function isHelp(path: unknown): boolean {
  if (typeof path !== "string" || !path.startsWith("/api/article/")) return false;
  return HELP.has(findOperation("GET", path).id);
}

function readAll(): CachedHelp[] {
  const names = localStore.keys().filter((name) => name.startsWith(PREFIX));
  return names.flatMap((name) => read(name) ?? []);
}

function read(name: string): CachedHelp | undefined {
  const cached = localStore.read(name, parse);
  if (cached && Date.now() - cached.at < KEEP_MS) return cached;
  localStore.remove(name);
  return undefined;
}

function parse(value: unknown): CachedHelp | undefined {
  const { key, at, response } = value as Record<keyof CachedHelp, unknown>;
  const isWhole = typeof response === "object" && response !== null && "data" in response;
  return Array.isArray(key) && isHelp(key[0]) && typeof at === "number" && isWhole
    ? { key, at, response }
    : undefined;
}
