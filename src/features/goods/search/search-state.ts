/** The state of the search box. `active` is the index of the highlighted suggestion, -1 for none. */
export type SearchState = { text: string; isOpen: boolean; active: number };

export type SearchEvent =
  | { type: "typed"; text: string }
  | { type: "focused" }
  /** Blur, Escape and search all close the panel. */
  | { type: "closed" }
  /** Text set by the page, not typed. */
  | { type: "given"; text: string }
  /** Before the suggestions have come, the first of them is waited for. */
  | { type: "moved"; by: 1 | -1; count: number; isSearching: boolean };

export const emptySearch = (text: string): SearchState => ({ text, isOpen: false, active: -1 });

/** When the suggestion panel opens and closes, and how the arrow keys move (specification section 4). */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case "typed":
      return { text: event.text, isOpen: hasText(event.text), active: -1 };
    case "focused":
      return { ...state, isOpen: hasText(state.text) };
    case "closed":
      return { ...state, isOpen: false, active: -1 };
    case "given":
      return emptySearch(event.text);
    case "moved":
      if (!hasText(state.text)) return state;
      return { ...state, isOpen: true, active: nextActive(state.active, event) };
  }
}

/** Wraps around at either end. */
function nextActive(active: number, { by, count, isSearching }: Extract<SearchEvent, { type: "moved" }>) {
  if (count === 0) return isSearching ? 0 : -1;
  if (active < 0) return by > 0 ? 0 : count - 1;
  return (active + by + count) % count;
}

function hasText(text: string): boolean {
  return text.trim() !== "";
}
