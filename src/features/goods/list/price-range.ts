import { isAmount } from "#src/shared/lib/is-amount.ts";

export type PriceRange = { min: number | undefined; max: number | undefined };

/** Parses the two fields of a price range into the range or an error. Empty means open. */
export function readPriceRange(min: string, max: string): PriceRange | { error: string } {
  const fields = [min, max].map((text) => text.trim().replace(/^[¥￥]/, ""));
  if (fields.some((text) => text !== "" && !isAmount(text))) return { error: "请输入正确的价格" };
  const [low, high] = fields.map((text) => (text === "" ? undefined : Number(text)));
  if (low !== undefined && high !== undefined && low > high) return { error: "最低价不能高于最高价" };
  return { min: low, max: high };
}
