import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

/** Shows or hides the list of the shop's keyboard shortcuts. */
export function showShortcuts(shown: boolean): void {
  isOpen = shown;
  for (const listener of listeners) listener();
}

export function useShortcutsShown(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
}
