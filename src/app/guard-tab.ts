import type { QueryClient } from "@tanstack/react-query";
import { getGetCurrentUserQueryKey } from "#generated/hooks/user/user.ts";
import type { GetCurrentUser200 } from "#generated/model/index.ts";
import { markLoggedIn } from "#src/features/user/lib/login-marker.ts";
import { forgetDraftsForGood, wereDraftsRead } from "#src/shared/lib/session-draft.ts";
import { paths } from "#src/shared/paths.ts";

/**
 * A tab belongs to one account, however it was logged in: by the login page, another tab, or a cookie from before. When
 * another account is seen in it, whatever the first began (drafts, open dialogs, its chat) is gone before it can be
 * shown: a page that was the other's is loaded anew; one that has just been opened is only started again, and only if
 * it may show a draft. It is closed before anything is forgotten: what it shows it writes once more when it goes.
 */
export function guardTab(queryClient: QueryClient, page: { close: () => void; open: () => void }): void {
  const [userPath] = getGetCurrentUserQueryKey();
  let shownTo: string | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryKey[0] !== userPath) return;
    const username = (event.query.state.data as GetCurrentUser200).data?.username;
    // A visitor may be the same buyer whose session has ended. The login page sees to itself.
    if (username === undefined || location.pathname === paths.login()) return;
    if (shownTo !== undefined && shownTo !== username) return leaveTab();
    shownTo = username;
    const showsDrafts = wereDraftsRead();
    if (markLoggedIn(username, showsDrafts ? page.close : undefined) && showsDrafts) page.open();
  });
}

/** Loads the page anew for another account, or for nobody, without anything that was begun in this tab. */
export function leaveTab(): void {
  forgetDraftsForGood();
  // No prompt to stay: the unsent input belongs to the other account.
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}
