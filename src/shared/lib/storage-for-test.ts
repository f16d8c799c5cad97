import { afterEach, beforeEach, vi } from "vitest";

/** Gives each test of a file an empty storage of the browser, and returns what is stored in it, by key. */
export function emptyStorage(name: "localStorage" | "sessionStorage"): Map<string, string> {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal(name, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
      clear: () => stored.clear(),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return stored;
}
