import type { GoodsSearchType, SearchGoods200 } from "#generated/model/index.ts";

/** Suggestions older than this are fetched again when the box is mounted (specification section 9). */
export const SUGGESTION_LIFETIME_MS = 5000;
const KEY = "search-suggestions";

type Saved = { keywords: string; type: GoodsSearchType; savedAt: number; response: SearchGoods200 };
type Store = Pick<Storage, "getItem" | "setItem">;

/** The suggestions last fetched in this browser session, if they match these words. */
export function readSuggestions(keywords: string, type: GoodsSearchType, store: Store = sessionStorage) {
  const saved = parse(store.getItem(KEY));
  return saved?.keywords === keywords && saved.type === type ? saved : undefined;
}

export function saveSuggestions(saved: Saved, store: Store = sessionStorage): void {
  store.setItem(KEY, JSON.stringify(saved));
}

function parse(text: string | null): Saved | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Saved);
  } catch {
    return undefined;
  }
}
