import { useEffect, useEffectEvent } from "react";
import { goTo } from "./hash-route.ts";
import { TABS } from "./tabs.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");

/** The field focused by `/`. A page marks it with `data-filter`. */
const findFilter = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-filter]");

/** Global keys, except in a field or below an open dialog. */
export function useKeys({ onReset, onHelp }: { onReset: () => void; onHelp: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector("[role=dialog]")) return;
    const tab = TABS.find(({ digit }) => digit === key);
    const filter = key === "/" ? findFilter() : null;
    if (tab) goTo(tab.name);
    else if (filter) filter.focus();
    else if (key === "r") onReset();
    else if (key === "?") onHelp();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
