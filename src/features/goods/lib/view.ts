/** How goods are laid out: 大图, 列表, 无图. */
export type GoodsView = "cards" | "table" | "plain";
