import { sessionStore } from "./browser-storage.ts";

type IsValid<T> = (value: unknown) => value is T;

let wasRead = false;

/** Reads a draft of this tab; undefined when there is none or its shape is invalid. */
export function readDraft<T>(key: string, isValid: IsValid<T>): T | undefined {
  const draft = peekDraft(key, isValid);
  wasRead ||= draft !== undefined;
  return draft;
}

/** Like readDraft, for what no page shows. */
export const peekDraft = <T>(key: string, isValid: IsValid<T>): T | undefined =>
  sessionStore.read(key, (value) => (isValid(value) ? value : undefined));

/** True if a page may already show a draft. */
export const wereDraftsRead = (): boolean => wasRead;

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
