import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Goods, GoodsSearchType, GoodsSuggestion } from "#generated/model/index.ts";
import { useListPaths } from "#src/shared/lib/list-paths.ts";
import { readKeywords } from "#src/shared/lib/written.ts";
import { paths, withQuery } from "#src/shared/paths.ts";
import { useCombobox } from "#src/shared/ui/field/use-combobox.ts";
import { readSearchType } from "./search-types.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The state of the search box, synchronized with the address. */
export function useSearch() {
  const { pathname, key } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { search: results } = useListPaths();
  const given = query.get("keywords");
  const givenType = readSearchType(query.get("type"));

  const [text, setText] = useState(given ?? "");
  const [type, setType] = useState(givenType);
  const [seen, setSeen] = useState({ key, given, givenType });
  /** The search whose results page is still loading. */
  const [pending, setPending] = useState<{ keywords: string; by: GoodsSearchType }>();
  const isOnResults = pathname.startsWith(paths.search());
  /** The goods that are to be put into the cart, once their quantity is known. */
  const [picked, setPicked] = useState<Goods>();
  const { isSearching, items } = useSuggestions(text, type);

  const search = (words: string, by: GoodsSearchType = type) => {
    const keywords = readKeywords(words);
    if (keywords === "") return;
    setText(keywords);
    combobox.close();
    setPending({ keywords, by });
    const isSame = isOnResults && keywords === given && by === givenType;
    // Repeating a search adds no history entry.
    void navigate(withQuery(results, { keywords, type: by }), { replace: isSame });
  };
  const submit = () => search(text);
  const combobox = useCombobox<GoodsSuggestion>({
    text,
    onText: setText,
    options: items,
    isSearching,
    isOnly: Boolean(items[0]?.goods && !items[1]?.goods),
    onChoose: ({ name, goods }) => (goods ? setPicked(goods) : search(name)),
    onEnter: submit,
  });

  if (seen.key !== key) {
    setSeen({ key, given, givenType });
    setPending(undefined);
    // The box's own search is known to it: what was typed or chosen while the results loaded stays.
    const isFromBox = pending !== undefined && pending.keywords === given && pending.by === givenType;
    const isNew = seen.given !== given || seen.givenType !== givenType;
    if (given !== null && isNew && !isFromBox) {
      setText(given);
      setType(givenType);
      combobox.close();
    }
  }

  return {
    text,
    type,
    changeType: (next: GoodsSearchType) => {
      setType(next);
      search(text, next);
    },
    suggestions: { isSearching, items },
    combobox,
    submit,
    picked,
    unpick: (isAdded = false) => {
      setPicked(undefined);
      if (isAdded) setText("");
    },
  };
}
