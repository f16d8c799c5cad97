/** How goods are laid out: 大图, 列表, 无图. */
export type GoodsView = "cards" | "table" | "plain";

const VIEWS: readonly GoodsView[] = ["cards", "table", "plain"];

/** Reads the view from an address without a path for each; cards when it says nothing. */
export function parseView(written: string | null): GoodsView {
  return VIEWS.find((view) => view === written) ?? "cards";
}
