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
