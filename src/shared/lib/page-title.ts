import { useEffect } from "react";
import { createStore } from "./store.ts";

const recordTitle = createStore<string | undefined>(undefined);

/** Titles the open page after what it shows, instead of after its route; undefined until that is known. */
export function useRecordTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    recordTitle.set(title);
    return () => recordTitle.set(undefined);
  }, [title]);
}

/** The title of the open page: its own, or that of its route. */
export const usePageTitle = (routeTitle: string): string => recordTitle.useValue() ?? routeTitle;
