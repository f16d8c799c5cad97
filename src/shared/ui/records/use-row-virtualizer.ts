import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

type Row = { readonly key: string };

/**
 * The rows of a long list that are in view, and the one that holds the focus: it must not vanish while somebody types
 * in it. `heightOf` guesses a row's height in pixels by its key; it has to keep its identity.
 */
export function useRowVirtualizer(rows: readonly Row[], heightOf: (key: string) => number) {
  "use no memo";
  const canvasRef = useRef<HTMLDivElement>(null);
  const scrollMargin = useDocumentTop(canvasRef);
  const focusedIndex = useFocusedIndex(canvasRef);

  const keys = useSteadyKeys(rows);
  // Both keep their identity: with a new one the virtualizer measures every row of the list anew.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const estimateSize = useCallback((index: number) => heightOf(keys[index] ?? ""), [keys, heightOf]);

  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this function alone ('use no memo').
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize,
    getItemKey,
    overscan: 4,
    scrollMargin,
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focusedIndex),
  });
  return { canvasRef, virtualizer, scrollMargin };
}

/** The rows' keys: the same array as long as they are the same rows in the same order. */
function useSteadyKeys(rows: readonly Row[]): readonly string[] {
  const [keys, setKeys] = useState(() => rows.map(({ key }) => key));
  if (keys.length === rows.length && rows.every(({ key }, index) => key === keys[index])) return keys;
  const next = rows.map(({ key }) => key);
  setKeys(next);
  return next;
}

/** How far an element is from the top of the document; what stands above it comes and goes. */
function useDocumentTop(ref: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}

function useFocusedIndex(ref: React.RefObject<HTMLElement | null>): number | undefined {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const canvas = ref.current;
    const note = ({ target }: FocusEvent) => {
      const slot = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
      setIndex(slot ? Number(slot.dataset.index) : undefined);
    };
    const forget = () => setIndex(undefined);
    canvas?.addEventListener("focusin", note);
    canvas?.addEventListener("focusout", forget);
    return () => {
      canvas?.removeEventListener("focusin", note);
      canvas?.removeEventListener("focusout", forget);
    };
  }, [ref]);
  return index;
}

function withFocused(indexes: number[], focused: number | undefined): number[] {
  if (focused === undefined || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((a, b) => a - b);
}
