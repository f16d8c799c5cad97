import { forgetDrafts, peekDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "logged-in";

const isName = (value: unknown): value is string => typeof value === "string";

/**
 * Marks this tab as a buyer's; logging out clears it (specification section 4). What another buyer left in it before
 * the session ended is cleared, after `beforeClearing`, and true is returned: what the tab shows may be that buyer's
 * too. The same buyer finds everything again.
 */
export function markLoggedIn(username: string, beforeClearing?: () => void): boolean {
  const before = peekDraft(KEY, isName);
  if (before === username) return false;
  if (before !== undefined) {
    beforeClearing?.();
    forgetDrafts();
  }
  writeDraft(KEY, username);
  return before !== undefined;
}
