import { useEffect, useSyncExternalStore } from "react";

let recordTitle: string | undefined;
const listeners = new Set<() => void>();

function change(title: string | undefined): void {
  recordTitle = title;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Titles the open page after what it shows, instead of after its route; undefined until that is known. */
export function useRecordTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    change(title);
    return () => change(undefined);
  }, [title]);
}

/** The title of the open page: its own, or that of its route. */
export function usePageTitle(routeTitle: string): string {
  return useSyncExternalStore(listen, () => recordTitle) ?? routeTitle;
}
