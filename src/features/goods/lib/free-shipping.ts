import type { Goods } from "#generated/model/index.ts";

type Shipped = Pick<Goods, "is_free_shipping" | "free_shipping_number" | "is_dpby" | "qg_number">;

export type FreeShipping = { text: string; reached: boolean };

/** Whether the quantity ships free or how many more it takes; undefined when these goods never do by themselves. */
export function describeFreeShipping(goods: Shipped, quantity: number): FreeShipping | undefined {
  const needed = [
    ...(goods.is_free_shipping === 1 ? [goods.free_shipping_number] : []),
    ...(goods.is_dpby === 1 ? [goods.qg_number] : []),
  ];
  if (needed.length === 0) return undefined;
  const missing = Math.min(...needed) - quantity;
  return missing > 0
    ? { text: `再买 ${missing} 件包邮`, reached: false }
    : { text: "已满足包邮", reached: true };
}
