import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CartRow } from "../lib/cart-groups.ts";

const LINE_HEIGHT = 97;
const HEAD_HEIGHT = 41;

/** The rows in view, and the one that holds the focus: it must not vanish while somebody types in it. */
export function useCartVirtualizer(rows: readonly CartRow[]) {
  "use no memo";
  const canvasRef = useRef<HTMLDivElement>(null);
  const scrollMargin = useDocumentTop(canvasRef);
  const focusedIndex = useFocusedIndex(canvasRef);

  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this function alone ('use no memo').
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === "head" ? HEAD_HEIGHT : LINE_HEIGHT),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 4,
    scrollMargin,
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focusedIndex),
  });
  return { canvasRef, virtualizer, scrollMargin };
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
