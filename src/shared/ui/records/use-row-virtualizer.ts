import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";

type Row = { readonly key: string };

/**
 * Virtualizes a long list. The row with the focus stays rendered: it must not vanish while somebody types in it. For
 * printing all rows are.
 * `heightOf` estimates a row's height in pixels by its key; it must be a stable reference.
 */
export function useRowVirtualizer(rows: readonly Row[], heightOf: (key: string) => number) {
  "use no memo";
  const canvasRef = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const focusedIndex = useFocusedIndex(canvasRef);
  const isPrinting = useIsPrinting();

  const keys = useStableKeys(rows);
  // Both must be stable: with a new one the virtualizer measures every row again.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const estimateSize = useCallback((index: number) => heightOf(keys[index] ?? ""), [keys, heightOf]);

  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this function alone ('use no memo').
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize,
    getItemKey,
    overscan: 4,
    scrollMargin,
    rangeExtractor: (range: Range) =>
      isPrinting ? [...keys.keys()] : withFocused(defaultRangeExtractor(range), focusedIndex),
  });
  useDocumentTop(canvasRef, (top) => {
    // When content above grows, the browser scrolls by as much, and says so a frame later: until then the virtualizer
    // would show the rows of the former place.
    virtualizer.scrollOffset = window.scrollY;
    setScrollMargin(top);
  });
  return { canvasRef, virtualizer, scrollMargin };
}

/** The rows' keys, as the same array while the rows and their order are the same. */
function useStableKeys(rows: readonly Row[]): readonly string[] {
  const [keys, setKeys] = useState(() => rows.map(({ key }) => key));
  if (keys.length === rows.length && rows.every(({ key }, index) => key === keys[index])) return keys;
  const next = rows.map(({ key }) => key);
  setKeys(next);
  return next;
}

/** Reports an element's distance from the top of the document, which changes with the content above. */
function useDocumentTop(ref: React.RefObject<HTMLElement | null>, report: (top: number) => void): void {
  const onMeasured = useEffectEvent(report);
  useLayoutEffect(() => {
    const read = () => Math.round((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    let top = read();
    onMeasured(top);
    const observer = new ResizeObserver(() => {
      const next = read();
      if (next === top) return;
      top = next;
      flushSync(() => onMeasured(next));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
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

const PRINT = "print";
let isBetweenEvents = false;

/** True while the page is printed: lists that render only what is in view then render all of it. */
const useIsPrinting = (): boolean =>
  useSyncExternalStore(listen, () => isBetweenEvents || matchMedia(PRINT).matches);

/** Firefox prints a copy, which only the event reveals; elsewhere the media query changes as well. */
function listen(onChange: () => void): () => void {
  const query = matchMedia(PRINT);
  const tell = (value: boolean) => () => {
    isBetweenEvents = value;
    onChange();
  };
  const [begin, end] = [tell(true), tell(false)];
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  query.addEventListener("change", onChange);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
    query.removeEventListener("change", onChange);
  };
}
