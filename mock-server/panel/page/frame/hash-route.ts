import { decode, watchWindow } from "#api-spec/page-kit/parts/window.ts";
import { TABS, type TabName } from "./tabs.ts";

export const hashOf = (tab: TabName, open = ""): string =>
  `#/${tab}${open && `/${encodeURIComponent(open)}`}`;

const useHash = watchWindow(["hashchange", "popstate"], () => window.location.hash);

/** The current tab and its open item: the number of a call, the name of a table. */
export function useHashRoute(): { tab: TabName; open: string } {
  const [name = "", open = ""] = useHash().replace(/^#\/?/, "").split("/").map(decode);
  return { tab: TABS.find((tab) => tab.name === name)?.name ?? "requests", open };
}

export function goTo(tab: TabName, open?: string): void {
  window.location.hash = hashOf(tab, open);
}
