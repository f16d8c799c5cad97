import type { QueryClient } from "@tanstack/react-query";
import { findOperation } from "#src/shared/api/find-operation.ts";

/** Menus and help are the same for everybody: no mutation of a buyer makes them stale. */
const UNTOUCHED_TAG = "home";

/**
 * Keeps the tabs of one browser in sync: after a successful mutation here (including login and logout) the other tabs
 * refetch what they show; a hidden tab does so when it becomes visible.
 */
export function syncTabs(queryClient: QueryClient): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel("shop-mutations");
  let isBehind = false;

  const catchUp = () => {
    if (!isBehind || document.hidden) return;
    isBehind = false;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfBuyer(queryKey[0]) });
  };

  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") channel.postMessage("changed");
  });
  channel.addEventListener("message", () => {
    isBehind = true;
    catchUp();
  });
  document.addEventListener("visibilitychange", catchUp);
}

function isOfBuyer(path: unknown): boolean {
  return typeof path !== "string" || tagOf(path) !== UNTOUCHED_TAG;
}

function tagOf(path: string): string | undefined {
  try {
    return findOperation("GET", path).tag;
  } catch {
    // A query by POST always concerns the buyer alone.
    return undefined;
  }
}
