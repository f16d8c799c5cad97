export const GIFT_CARRIER = "中通快递";

/** The tracking number of a gift, derived from its order. */
export const giftTrackingNo = (id: number): string => `ZT${String(7_800_000_000_000 + id * 7919)}`;
