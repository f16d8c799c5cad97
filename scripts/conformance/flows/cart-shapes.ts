/** As much of the cart's answers as the laws read; amounts in yuan. */
export type CartLine = {
  readonly id: number;
  readonly number: number;
  readonly price: number;
  readonly is_selected: number;
  readonly type: number;
  readonly with_coupon: number;
  readonly goods_manjian_amount: number;
  readonly gift_data: { readonly total: number };
  readonly goods: Goods;
};

export type Goods = {
  readonly id: number;
  readonly ck_id: number;
  readonly price: number | null;
  readonly is_buy: number;
  /** Stock. */
  readonly number: number;
  /** Quantities are multiples of it. */
  readonly zbz: number;
  readonly limit_number: number;
  readonly goods_price_id: number;
  readonly ladder_price_id: number;
  readonly goods_manjian_id: number;
  readonly is_yj: number;
  readonly type: number;
};

export type Tier = { readonly amount: number; readonly status: number };

export type ActivityData = {
  readonly manjians: { readonly manjians: Readonly<Record<string, Tier>> };
  readonly discounts: { readonly discounts: Readonly<Record<string, Tier>> };
};

export type CartStore = {
  readonly data: readonly CartLine[];
  readonly shipping_data: { readonly shipping_amount: number; readonly no_trans_order_amount: number };
  readonly activity_data: ActivityData;
};

export type CartTotals = {
  readonly total: number;
  readonly selected: number;
  readonly amount: number;
  readonly eligible_amount: number;
  readonly ineligible_amount: number;
  readonly shipping_remainder: number;
};
