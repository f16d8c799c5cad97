import { useSyncExternalStore } from "react";

export type Notice = { readonly id: number; readonly tone: "good" | "bad"; readonly text: string };

const SHOWN_MS = { good: 3500, bad: 8000 };
const listeners = new Set<() => void>();
let notices: readonly Notice[] = [];
let lastId = 0;

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export const dismiss = (id: number): void => set(notices.filter((notice) => notice.id !== id));

/** Shows a temporary notice in the corner of the page. */
export function notify(tone: Notice["tone"], text: string): void {
  lastId += 1;
  const id = lastId;
  // An identical notice replaces the visible one.
  set([...notices.filter((notice) => notice.text !== text).slice(-2), { id, tone, text }]);
  setTimeout(() => dismiss(id), SHOWN_MS[tone]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices);
