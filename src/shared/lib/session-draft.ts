/** Reads what was kept for this tab; undefined when there is nothing or it does not have the shape. */
export function readDraft<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether everything was forgotten: what a page writes while it is being left is somebody else's by then. */
let isForgotten = false;

/** Keeps something for this tab, over reloads; undefined forgets it. A browser that keeps nothing is no failure. */
export function writeDraft(key: string, value: unknown): void {
  if (isForgotten) return;
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works without.
  }
}

/** Forgets all that was kept for this tab. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

/** Forgets all that was kept for this tab, which is loaded anew now, for somebody else. */
export function forgetDraftsForGood(): void {
  isForgotten = true;
  forgetDrafts();
}
