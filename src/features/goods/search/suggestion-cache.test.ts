import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSuggestions, saveSuggestions } from "./suggestion-cache.ts";

const content = new Map<string, string>();
const saved = {
  keywords: "amxl",
  type: 1,
  savedAt: 1000,
  response: { code: 200, message: "", data: [] },
} as const;

describe("the suggestion cache", () => {
  beforeEach(() => {
    content.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => content.get(key) ?? null,
      setItem: (key: string, value: string) => void content.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("returns what was saved for the same words and type", () => {
    saveSuggestions({ ...saved, response: { ...saved.response, data: [] } });
    expect(readSuggestions("amxl", 1)).toEqual(saved);
    expect(readSuggestions("amxl", 2)).toBeUndefined();
    expect(readSuggestions("amx", 1)).toBeUndefined();
  });

  it.each([["{"], ["[]"], ['{"keywords":"amxl","type":1,"savedAt":1000,"response":null}']])(
    "is empty at first and ignores %s",
    (text) => {
      expect(readSuggestions("amxl", 1)).toBeUndefined();
      content.set("search-suggestions", text);
      expect(readSuggestions("amxl", 1)).toBeUndefined();
    },
  );
});
