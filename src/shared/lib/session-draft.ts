/** Reads what was kept for this tab; undefined when there is nothing or it does not have the shape. */
export function readDraft<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something for this tab, over reloads; undefined forgets it. A browser that keeps nothing is no failure. */
export function writeDraft(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works without.
  }
}
