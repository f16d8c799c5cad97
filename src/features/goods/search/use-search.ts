import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Goods, GoodsSearchType, GoodsSuggestion } from "#generated/model/index.ts";
import { useListPaths } from "#src/shared/lib/list-paths.ts";
import { readBarcode, readKeywords } from "#src/shared/lib/written.ts";
import { paths, withQuery } from "#src/shared/paths.ts";
import { readSearchType } from "./search-types.ts";
import { emptySearch, searchReducer } from "./search-state.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The state of the search box, synchronized with the address. */
export function useSearch() {
  const { pathname, key } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { search: results } = useListPaths();
  const given = query.get("keywords");
  const givenType = readSearchType(query.get("type"));

  const [state, dispatch] = useReducer(searchReducer, given ?? "", emptySearch);
  const [type, setType] = useState(givenType);
  const [seen, setSeen] = useState({ key, given, givenType });
  /** The search whose results page is still loading. */
  const [pending, setPending] = useState<{ keywords: string; by: GoodsSearchType }>();
  const isOnResults = pathname.startsWith(paths.search());

  if (seen.key !== key) {
    setSeen({ key, given, givenType });
    setPending(undefined);
    // The box's own search is known to it: what was typed or chosen while the results loaded stays.
    const isFromBox = pending !== undefined && pending.keywords === given && pending.by === givenType;
    const isNew = seen.given !== given || seen.givenType !== givenType;
    if (given !== null && isNew && !isFromBox) {
      dispatch({ type: "given", text: given });
      setType(givenType);
    }
  }

  const suggestions = useSuggestions(state.text, type);
  /** The goods that are to be put into the cart, once their quantity is known. */
  const [picked, setPicked] = useState<Goods>();
  /** The text that was confirmed while its first suggestion was still waited for. */
  const [confirmed, setConfirmed] = useState<string>();

  const search = (text: string, by: GoodsSearchType = type) => {
    const keywords = readKeywords(text);
    if (keywords === "") return;
    dispatch({ type: "given", text: keywords });
    setPending({ keywords, by });
    const isSame = isOnResults && keywords === given && by === givenType;
    // Repeating a search adds no history entry.
    void navigate(withQuery(results, { keywords, type: by }), { replace: isSame });
  };

  const choose = ({ name, goods }: GoodsSuggestion) => {
    setConfirmed(undefined);
    if (goods) setPicked(goods);
    else search(name);
  };
  const submit = () => {
    // Scanners type a barcode and Enter, and mean the goods.
    const index = readBarcode(state.text) !== undefined ? Math.max(0, state.active) : state.active;
    const active = state.isOpen ? suggestions.items[index] : undefined;
    if (active) choose(active);
    else if (state.isOpen && index >= 0 && suggestions.isSearching) setConfirmed(state.text);
    else search(state.text);
  };
  const areSuggestionsReady = confirmed !== undefined && !suggestions.isSearching;
  const submitNow = useEffectEvent(() => {
    if (confirmed === state.text && state.isOpen) submit();
    setConfirmed(undefined);
  });
  useEffect(() => {
    if (!areSuggestionsReady) return;
    const timer = setTimeout(() => submitNow());
    return () => clearTimeout(timer);
  }, [areSuggestionsReady]);

  const changeType = (next: GoodsSearchType) => {
    setType(next);
    search(state.text, next);
  };

  return {
    state,
    dispatch,
    type,
    changeType,
    suggestions,
    picked,
    choose,
    submit,
    /** Looks for the goods of a barcode that the camera has read. */
    scan: (barcode: string) => {
      dispatch({ type: "typed", text: barcode });
      setConfirmed(barcode);
    },
    unpick: () => setPicked(undefined),
  };
}
