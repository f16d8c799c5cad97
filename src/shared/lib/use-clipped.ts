import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether the last child of an element lies below it, in a line that is cut off. `content` changes with the children. */
export function useClipped<Element extends HTMLElement>(
  content: unknown,
): [ref: RefObject<Element | null>, isClipped: boolean] {
  const ref = useRef<Element>(null);
  const [isClipped, setClipped] = useState(false);
  useEffect(() => {
    const root = ref.current;
    const last = root?.lastElementChild;
    if (!root || !last) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { boundingClientRect: child, rootBounds } = entries.at(-1) ?? {};
        // What is not laid out yet has no place, and is not outside.
        setClipped(Boolean(child?.height && rootBounds && child.top >= rootBounds.bottom));
      },
      { root },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [content]);
  return [ref, isClipped];
}
