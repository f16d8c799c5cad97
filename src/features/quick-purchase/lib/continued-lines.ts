import { hasName, readFreeText, type TextPart, withoutSize } from "./free-text.ts";

/** A line of free text that names one product: the next one may go on with its size, its manufacturer or its number. */
export type OpenLine = { readonly row: number; readonly text: string; readonly goods: TextPart };

/** Goods that were read from a row, joined to the line above it or named like that. */
export type Continued = { readonly goods: TextPart; readonly isJoined: boolean };

/** Reads a line of free text that names no goods with the one above it; undefined where it does not belong to that. */
export function continueLine(
  above: OpenLine,
  text: string,
  parts: readonly TextPart[],
): Continued | undefined {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || part.reason || hasName(part.text) || !hasName(above.goods.text))
    return undefined;
  // A bare number may be goods by their number; signs are nothing.
  if (/^[\d\p{P}\p{S}]*$/u.test(part.text) && !part.quantity?.unit) return undefined;
  if (part.text !== "" && part.quantity && above.goods.quantity)
    return { goods: { ...part, text: `${withoutSize(above.goods.text)} ${part.text}` }, isJoined: false };
  const [goods, ...more] = readFreeText(`${above.text} ${text}`);
  // The line above may have been the label of the number: 数量, then 15盒.
  return goods && more.length === 0 && hasName(goods.text) ? { goods, isJoined: true } : undefined;
}
