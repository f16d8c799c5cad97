type Shipped = {
  is_free_shipping: number;
  free_shipping_number: number;
  is_dpby: number;
  qg_number: number;
  bzdw: string;
};

export type FreeShipping = { text: string; reached: boolean };

/**
 * Tells whether the quantity ships free or how many more are needed; undefined for goods that never ship free on
 * their own.
 */
export function describeFreeShipping(goods: Shipped, quantity: number): FreeShipping | undefined {
  const needed = [
    ...(goods.is_free_shipping === 1 ? [goods.free_shipping_number] : []),
    ...(goods.is_dpby === 1 ? [goods.qg_number] : []),
  ];
  if (needed.length === 0) return undefined;
  const missing = Math.min(...needed) - quantity;
  return missing > 0
    ? { text: `再买 ${missing} ${goods.bzdw || "件"}包邮`, reached: false }
    : { text: "已满足包邮", reached: true };
}
