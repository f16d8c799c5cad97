import type { QueryClient } from "@tanstack/react-query";
import { getGetCurrentUserQueryKey } from "#generated/hooks/user/user.ts";
import type { OperationId } from "#generated/operations.ts";
import { findOperation } from "#src/shared/api/find-operation.ts";
import { leaveTab } from "./guard-tab.ts";

/** Menus and help are the same for everybody: no mutation of a buyer makes them stale. */
const UNTOUCHED_TAG = "home";

/**
 * The messages to other tabs: something of the buyer's has changed; somebody has logged in, or the buyer has switched
 * to another store; the buyer has logged out.
 */
type News = "changed" | "entered" | "left";

const NEWS: Partial<Record<OperationId, News>> = {
  login: "entered",
  loginByWechat: "entered",
  switchStore: "entered",
  logout: "left",
};

/**
 * Keeps the tabs of one browser in sync: after a successful mutation here the other tabs refetch what they show; a
 * hidden tab does so when it becomes visible. Who is logged in they learn at once: they must not show one account what
 * another has begun (guard-tab.ts).
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
    if (event.type !== "updated" || event.action.type !== "success") return;
    const [operationId] = event.mutation.options.mutationKey ?? [];
    channel.postMessage(NEWS[operationId as OperationId] ?? "changed");
  });
  channel.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data === "left") return leaveTab();
    if (data === "entered") void queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
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
