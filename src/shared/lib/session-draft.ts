import { sessionStore } from "./browser-storage.ts";

/** Reads a draft of this tab; undefined when there is none or its shape is invalid. */
export function readDraft<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  return sessionStore.read(key, (value) => (isValid(value) ? value : undefined));
}

/** Set once everything was cleared for another user: writes by a page that is being left must not bring it back. */
let isForgotten = false;

/** Stores a draft for this tab, across reloads; undefined removes it. Does nothing where storage is unavailable. */
export function writeDraft(key: string, value: unknown): void {
  if (!isForgotten) sessionStore.write(key, value);
}

/** Clears all drafts of this tab. */
export function forgetDrafts(): void {
  sessionStore.clear();
}

/** Clears all drafts of this tab and ignores later writes: the page is about to be reloaded for another user. */
export function forgetDraftsForGood(): void {
  isForgotten = true;
  forgetDrafts();
}
