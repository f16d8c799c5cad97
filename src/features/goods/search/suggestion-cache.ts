import { GoodsSearchType, SuccessCode } from "#generated/enums.ts";
import type { SearchGoods200 } from "#generated/model/index.ts";
import { sessionStore } from "#src/shared/lib/browser-storage.ts";
import { hasTypesOf } from "#src/shared/lib/form-draft.ts";

/** Suggestions older than this are fetched again when the box is mounted (specification section 9). */
export const SUGGESTION_LIFETIME_MS = 5000;
const KEY = "search-suggestions";

type Saved = { keywords: string; type: GoodsSearchType; savedAt: number; response: SearchGoods200 };

const PATTERN: Saved = {
  keywords: "",
  type: GoodsSearchType.Name,
  savedAt: 0,
  response: { code: SuccessCode.Ok, message: "", data: [] },
};

/** The suggestions last fetched in this browser session, if they match these words. */
export function readSuggestions(keywords: string, type: GoodsSearchType): Saved | undefined {
  const saved = sessionStore.read(KEY, parse);
  return saved?.keywords === keywords && saved.type === type ? saved : undefined;
}

export function saveSuggestions(saved: Saved): void {
  sessionStore.write(KEY, saved);
}

function parse(value: unknown): Saved | undefined {
  return hasTypesOf(value, PATTERN) && Array.isArray(value.response?.data) ? value : undefined;
}
