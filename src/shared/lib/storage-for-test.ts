import { afterEach, beforeEach, vi } from "vitest";

/** Gives each test of a file an empty storage of the browser, and returns what is stored in it, by key. */
export function emptyStorage(name: "localStorage" | "sessionStorage"): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return kept;
}
