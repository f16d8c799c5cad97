import { forgetDrafts, readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "logged-in";

const isName = (value: unknown): value is string => typeof value === "string";

/**
 * Marks this browser session as logged in; logging out clears it (specification section 4). What somebody else began in
 * the tab before the session ended is forgotten; the same user finds it again.
 */
export function markLoggedIn(username: string): void {
  if ((readDraft(KEY, isName) ?? username) !== username) forgetDrafts();
  writeDraft(KEY, username);
}
