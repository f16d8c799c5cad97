import { Box } from "@chakra-ui/react";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { AWAY } from "./loading-page.tsx";

/** So far ahead a part of the page is drawn: nobody who scrolls meets an empty place. */
const AHEAD_PX = 800;

type Props = {
  /** How far from the edge of the window that begins, in px. */
  ahead?: number;
  /** Holds the place, in the shape of what comes. */
  fallback: ReactNode;
  children: ReactNode;
};

/** A part of a long page that is drawn, and asks for its data, once the reader comes near it. */
export function NearViewport({ ahead = AHEAD_PX, fallback, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // In slices: on a slow telephone the page scrolls on meanwhile.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [ahead, isNear]);

  return isNear ? (
    children
  ) : (
    <Box ref={place} aria-hidden {...{ [AWAY]: true }}>
      {fallback}
    </Box>
  );
}
