import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";

/** Makes a hook for a value of the window, read again after these events. */
export function watchWindow(events: readonly string[], read: () => string): () => string {
  const subscribe = (listener: () => void) => {
    for (const event of events) window.addEventListener(event, listener);
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
    };
  };
  return function useWindow() {
    return useSyncExternalStore(subscribe, read);
  };
}

/** Readable, with percent-encoded characters decoded where possible. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Handles the keys pressed anywhere on the page; `isTyping` is true in a field. */
export function useKeys(onKey: (event: KeyboardEvent, isTyping: boolean) => void): void {
  const listener = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    onKey(event, target instanceof HTMLElement && target.matches("input, select, textarea"));
  });
  useEffect(() => {
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

/** Names the window, and moves the focus to the heading of a page that replaces another. */
export function useShownPage(page: string, title: string, onReplaced?: () => void): void {
  const shown = useRef(page);
  const replaced = useEffectEvent(() => onReplaced?.());
  useEffect(() => {
    document.title = title;
    // Not on the first page, where nothing has lost the focus.
    if (shown.current !== page) {
      replaced();
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    }
    shown.current = page;
  }, [page, title]);
}
