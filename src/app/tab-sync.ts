import type { QueryClient } from "@tanstack/react-query";
import { findOperation } from "#src/shared/api/find-operation.ts";

/** Menus and help are the same for everybody: no mutation of a buyer makes them stale. */
const UNTOUCHED_TAG = "home";

/**
 * Lets all tabs of one browser agree: after a successful mutation here (login and logout among them), the other tabs
 * fetch anew what they show; a hidden tab does so when it is looked at.
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
    // A query by POST, which is always the buyer's own.
    return undefined;
  }
}
