import type { QueryClient } from "@tanstack/react-query";
import { getGetCurrentUserQueryKey } from "#generated/hooks/user/user.ts";
import type { GetCurrentUser200 } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { forgetCached } from "#src/shared/api/cached-responses.ts";
import { isLoginRequired } from "#src/shared/api/error-kinds.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";

const OWNER_KEY = "cached-responses-of";
const VISITOR = "";

/**
 * Cached responses belong to one account: they are removed as soon as the shop sees another one here, or none, whether
 * by a login, a switch, a logout in another tab, or a session that has ended.
 */
export function guardCachedResponses(queryClient: QueryClient): void {
  const [userPath] = getGetCurrentUserQueryKey();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action, query } = event;
    if (action.type === "error") endWith(action.error);
    if (action.type === "success" && query.queryKey[0] === userPath)
      belongTo((query.state.data as GetCurrentUser200).data?.username ?? VISITOR);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") endWith(event.action.error);
  });
}

function endWith(error: unknown): void {
  if (error instanceof ApiError && isLoginRequired(error)) belongTo(VISITOR);
}

function belongTo(owner: string): void {
  const before = localStore.readText(OWNER_KEY);
  if (before === owner) return;
  localStore.writeText(OWNER_KEY, owner);
  // With the first account of this browser, its responses may have been cached before its name was known: they stay.
  if (before !== undefined) void forgetCached();
}
