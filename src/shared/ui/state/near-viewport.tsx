import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { BlockPart } from "./boundary.tsx";
import { AwayContext } from "./loading-page.tsx";

/**
 * The distance below the viewport within which content is rendered, so that it is there before the user scrolls to
 * it.
 */
const AHEAD_PX = 800;

type Props = {
  /** The distance from the viewport at which rendering starts, in px. */
  ahead?: number;
  /** A placeholder in the shape of the content. */
  fallback: ReactNode;
  children: ReactNode;
};

/** A part of a long page that is rendered, and loads its data, once the reader comes near it. */
export function NearViewport({ ahead = AHEAD_PX, fallback, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // In a transition, so that scrolling on a slow phone is not blocked.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [ahead, isNear]);

  return isNear ? (
    <BlockPart>{children}</BlockPart>
  ) : (
    <div ref={place} aria-hidden data-away>
      <AwayContext value>{fallback}</AwayContext>
    </div>
  );
}
