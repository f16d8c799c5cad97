import type { PriceReason } from "#generated/model/priceReason.ts";

/** Why a line cost what it did, in one sentence for paper and files. */
export const reasonText = ({ ladder, manjian, shared, coupon }: PriceReason): string =>
  [`阶梯：${ladder}`, `满减：${manjian}`, `分摊：${shared}`, `券：${coupon}`].join("；");
