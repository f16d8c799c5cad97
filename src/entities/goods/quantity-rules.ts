import type { Goods } from "#generated/model/index.ts";

type Stocked = Pick<Goods, "number" | "limit_number" | "limit_left">;

/** Returns the maximum quantity, and whether it comes from the stock or from the rest of the limit per buyer. */
export function purchaseLimit({ number, limit_number = 0, limit_left = 0 }: Stocked) {
  const isLimited = limit_number > 0 && limit_left < number;
  return isLimited
    ? { max: limit_left, maxReason: "limit" as const }
    : { max: number, maxReason: "stock" as const };
}

/** The quantity that the goods are sold in multiples of: 1 where the server names none. */
export const packOf = ({ zbz = 1 }: Pick<Goods, "zbz">): number => zbz;

/** `中包装 10 盒`; empty where the server does not say it. */
export const packText = ({ zbz, bzdw }: Pick<Goods, "zbz" | "bzdw">): string =>
  zbz === undefined ? "" : `中包装 ${zbz} ${bzdw}`;

/** `10 / 400 盒`: middle pack and case; a part that the server does not say is `--`. */
export const packsText = ({ zbz, jzl, bzdw }: Pick<Goods, "zbz" | "jzl" | "bzdw">): string =>
  zbz === undefined && jzl === undefined ? "--" : `${zbz ?? "--"} / ${jzl ?? "--"} ${bzdw}`;

/** The limits on a quantity of these goods, in the form that the stepper and `correctQuantity` take. */
export function quantityRules(goods: Stocked & Pick<Goods, "zbz" | "bzdw">) {
  const pack = packOf(goods);
  return { ...purchaseLimit(goods), multiple: pack, min: pack, unit: goods.bzdw };
}
