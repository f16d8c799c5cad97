import { useSyncExternalStore } from "react";
import { TABS, type TabName } from "./tabs.ts";

/** A tab and its open item: the number of a call, the name of a table. */
export type HashRoute = { readonly tab: TabName; readonly open: string };

export const hashOf = (tab: TabName, open = ""): string =>
  `#/${tab}${open === "" ? "" : `/${encodeURIComponent(open)}`}`;

function subscribe(listener: () => void) {
  for (const event of ["hashchange", "popstate"]) window.addEventListener(event, listener);
  return () => {
    for (const event of ["hashchange", "popstate"]) window.removeEventListener(event, listener);
  };
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function useHashRoute(): HashRoute {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [name = "", open = ""] = hash.replace(/^#\/?/, "").split("/").map(decode);
  return { tab: TABS.find((tab) => tab.name === name)?.name ?? "requests", open };
}

export function goTo(tab: TabName, open?: string): void {
  window.location.hash = hashOf(tab, open);
}
