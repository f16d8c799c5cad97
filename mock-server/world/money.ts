import Big from "big.js";

/** An amount of money as an integer in 分. All calculations use it, so that no binary fractions leak. */
export type Fen = number;

/** 分 → 元 as on the wire: a JSON number with at most two decimals. */
export const toYuan = (fen: Fen): number => fen / 100;

const amounts = new Intl.NumberFormat("zh-CN", { minimumFractionDigits: 2 });
const counts = new Intl.NumberFormat("zh-CN");

/** `1,012.50`, for messages. */
export const formatYuan = (fen: Fen): string => amounts.format(fen / 100);

/** A number of points or goods for messages: `12,800`. */
export const formatCount = (count: number): string => counts.format(count);

/**
 * 元 → 分, rounded down on the decimal digits as written: 19.9 is 1990, 4.35 is 435, 1.005 is 100 (specification
 * section 5). Big parses a number by its shortest decimal form, so 0.1 + 0.2 (0.30000000000000004) is 30.
 */
export function toFen(yuan: number | string): Fen {
  return new Big(yuan).times(100).round(0, Big.roundDown).toNumber();
}

/** `fen` × `percent` ÷ 100, rounded down to the 分 (specification section 5); `percent` is an integer. */
export const percentOf = (fen: Fen, percent: number): Fen => Math.floor((fen * percent) / 100);
