/** Reads a draft of this tab; undefined when there is none or its shape is invalid. */
export function readDraft<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Set once everything was cleared for another user: writes by a page that is being left must not bring it back. */
let isForgotten = false;

/** Stores a draft for this tab, across reloads; undefined removes it. Does nothing where storage is unavailable. */
export function writeDraft(key: string, value: unknown): void {
  if (isForgotten) return;
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works without it.
  }
}

/** Clears all drafts of this tab. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}

/** Clears all drafts of this tab and ignores later writes: the page is about to be reloaded for another user. */
export function forgetDraftsForGood(): void {
  isForgotten = true;
  forgetDrafts();
}
