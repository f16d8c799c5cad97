import { GiftDataType } from "#generated/enums.ts";

type Gift = { type: GiftDataType; name?: string; number?: number };

/** The name and number of a line's gift; empty without one. */
export function giftName({ name = "", number }: Gift): string {
  return name === "" || number === undefined ? name : `${name} ×${number}`;
}

/** The same with its kind in front. */
export function giftText(gift: Gift): string {
  const name = giftName(gift);
  return name && `${gift.type === GiftDataType.AddOn ? "换购" : "赠品"}：${name}`;
}
