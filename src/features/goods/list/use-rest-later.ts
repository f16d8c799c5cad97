import { startTransition, useEffect, useState } from "react";
import type { Goods } from "#generated/model/index.ts";

/** As many as a screen shows below the filters: rows are 80 px high, cards are several side by side. */
const FIRST = 12;

/**
 * The goods of a list as they are to be rendered: after a change those in view at once, and those further down in
 * time slices, once the first are painted. Until then the former goods stay there, so that the page keeps its height.
 */
export function useRestLater(goods: readonly Goods[]): readonly Goods[] {
  const [rest, setRest] = useState(goods);
  // Not `useDeferredValue`: its first slice would delay the frame that shows the goods in view.
  useEffect(() => afterPaint(() => startTransition(() => setRest(goods))), [goods]);

  // The first goods come in slices as a whole: what is below them must not move.
  if (rest === goods || rest.length === 0) return goods;
  const first = goods.slice(0, FIRST);
  const shown = new Set(first.map(({ id }) => id));
  return [...first, ...rest.slice(FIRST).filter(({ id }) => !shown.has(id))];
}

/** Runs a task when the next frame has been painted; returns a function that cancels it. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
