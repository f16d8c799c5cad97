import { useReducer, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { GoodsSearchType } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { readSearchType } from "./search-types.ts";
import { emptySearch, searchReducer } from "./search-state.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The state of the search box, synchronised with the address. */
export function useSearch() {
  const { pathname, key } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const given = query.get("keywords");
  const givenType = readSearchType(query.get("type"));

  const [state, dispatch] = useReducer(searchReducer, given ?? "", emptySearch);
  const [type, setType] = useState(givenType);
  const [seen, setSeen] = useState({ key, given, givenType });
  /** The search whose results page is still loading. */
  const [asked, setAsked] = useState<{ keywords: string; by: GoodsSearchType }>();
  const isOnResults = pathname.startsWith(paths.search());

  if (seen.key !== key) {
    setSeen({ key, given, givenType });
    setAsked(undefined);
    // The box's own search is known to it: what was typed or chosen while the results loaded stays.
    const isOwn = asked !== undefined && asked.keywords === given && asked.by === givenType;
    const isNew = seen.given !== given || seen.givenType !== givenType;
    if (given !== null && isNew && !isOwn) {
      dispatch({ type: "given", text: given });
      setType(givenType);
    }
  }

  const suggestions = useSuggestions(state.text, type);

  const search = (text: string, by: GoodsSearchType = type) => {
    const keywords = text.trim();
    if (keywords === "") return;
    dispatch({ type: "given", text: keywords });
    setAsked({ keywords, by });
    const results = pathname === paths.searchTable() ? paths.searchTable : paths.search;
    const isSame = isOnResults && keywords === given && by === givenType;
    // Repeating a search adds no history entry.
    void navigate(results({ keywords, type: by }), { replace: isSame });
  };

  // On the results page, even before it has loaded, a new type searches again; elsewhere only the suggestions follow it.
  const changeType = (next: GoodsSearchType) => {
    setType(next);
    if (isOnResults || asked) search(state.text, next);
  };

  return { state, dispatch, type, changeType, search, suggestions };
}
