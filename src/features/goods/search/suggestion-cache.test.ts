import { beforeEach, describe, expect, it } from "vitest";
import { readSuggestions, saveSuggestions } from "./suggestion-cache.ts";

const content = new Map<string, string>();
const store = {
  getItem: (key: string) => content.get(key) ?? null,
  setItem: (key: string, value: string) => void content.set(key, value),
};
const saved = {
  keywords: "amxl",
  type: 1,
  savedAt: 1000,
  response: { code: 200, message: "", data: [] },
} as const;

describe("the suggestion cache", () => {
  beforeEach(() => content.clear());

  it("returns what was saved for the same words and type", () => {
    saveSuggestions({ ...saved, response: { ...saved.response, data: [] } }, store);
    expect(readSuggestions("amxl", 1, store)).toEqual(saved);
    expect(readSuggestions("amxl", 2, store)).toBeUndefined();
    expect(readSuggestions("amx", 1, store)).toBeUndefined();
  });

  it("is empty at first and ignores a corrupt entry", () => {
    expect(readSuggestions("amxl", 1, store)).toBeUndefined();
    content.set("search-suggestions", "{");
    expect(readSuggestions("amxl", 1, store)).toBeUndefined();
  });
});
