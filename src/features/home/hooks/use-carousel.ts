import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";

const TURN_MS = 5000;
/** A swipe of at least this distance turns the page, in px. */
const SWIPE = 40;

/** Controls which of `count` pictures is visible: it changes with time, keys and swipes. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isStopped, setStopped] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const swipe = useRef({ startX: 0, isSwipe: false });
  const isPlaying = count > 1 && !isHeld && !isStopped;
  const goTo = (index: number) => setCurrent((index + count) % count);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), TURN_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, current, count]);

  const area = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setHeld(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "ArrowLeft") goTo(current - 1);
      if (event.key === "ArrowRight") goTo(current + 1);
    },
    onPointerDown: (event: PointerEvent) => {
      swipe.current = { startX: event.clientX, isSwipe: false };
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - swipe.current.startX;
      if (event.pointerType === "mouse" || Math.abs(moved) < SWIPE) return;
      swipe.current.isSwipe = true;
      goTo(moved < 0 ? current + 1 : current - 1);
    },
    // A swipe ends with a click on the picture, which must not follow its link.
    onClickCapture: (event: MouseEvent) => {
      if (!swipe.current.isSwipe) return;
      swipe.current.isSwipe = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {
    current: Math.min(current, count - 1),
    isPlaying,
    isStopped,
    goTo,
    toggle: () => setStopped(!isStopped),
    area,
  };
}
