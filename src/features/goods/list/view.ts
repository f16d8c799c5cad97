import { localStore } from "#src/shared/lib/browser-storage.ts";
import { createStore } from "#src/shared/lib/store.ts";
import { useIsHandheld } from "#src/shared/lib/use-is-handheld.ts";

/** The views: 大图, 列表, 无图. */
export type GoodsView = "cards" | "table" | "plain";

const VIEWS: readonly GoodsView[] = ["cards", "table", "plain"];

/** Parses the view from the query of an address; defaults to cards. */
export function parseView(written: string | null): GoodsView {
  return VIEWS.find((view) => view === written) ?? "cards";
}

/** Writes the view into the query of an address; the default is not written. */
export function writeView(params: URLSearchParams, view: GoodsView): void {
  if (view === "cards") params.delete("view");
  else params.set("view", view);
}

const CHOSEN = "goods-in-pictures";

const choosesCards = createStore(localStore.read(CHOSEN, (value) => value === true) ?? false);

/** Keeps the choice of a view for phones, where goods open as a list until the buyer chooses pictures. */
export function rememberChoice(view: GoodsView): void {
  choosesCards.set(view === "cards");
  localStore.write(CHOSEN, choosesCards.get() || undefined);
}

/** The view in which an address is shown: on a phone a list shows twice as many goods as pictures. */
export function useShownView(view: GoodsView): GoodsView {
  const isHandheld = useIsHandheld();
  const isChosen = choosesCards.useValue();
  return view === "cards" && isHandheld && !isChosen ? "table" : view;
}
