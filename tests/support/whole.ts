import type * as model from "#generated/model/index.ts";

/** Every field, also those that a client must do without: the mock sends them all. */
export type Whole<T> = { [K in keyof T]-?: Whole<T[K]> };

export type Goods = Whole<model.Goods>;
export type GoodsDetail = Whole<model.GoodsDetail>;
export type CartLine = Whole<model.CartLine>;
export type CartStore = Whole<model.CartStore>;
export type CartTotals = Whole<model.CartTotals>;
export type Order = Whole<model.Order>;
export type OrderPreview = Whole<model.OrderPreview>;
export type FastBuyItem = Whole<model.FastBuyItem>;
