import { forgetDrafts, readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "logged-in";

const isName = (value: unknown): value is string => typeof value === "string";

/**
 * Marks this browser session as logged in; logging out clears it (specification section 4). Drafts that another user
 * left in the tab before the session expired are cleared; the same user finds them again.
 */
export function markLoggedIn(username: string): void {
  if ((readDraft(KEY, isName) ?? username) !== username) forgetDrafts();
  writeDraft(KEY, username);
}
