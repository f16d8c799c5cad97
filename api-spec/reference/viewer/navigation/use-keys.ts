import { useEffect, useEffectEvent } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Global keys: `/` or Ctrl-K for the search, Escape. */
export function useKeys({ onSearch, onEscape }: { onSearch: () => void; onEscape: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const slash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target);
    if (key === "Escape") onEscape();
    if (!slash && !(key === "k" && (ctrlKey || metaKey))) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
