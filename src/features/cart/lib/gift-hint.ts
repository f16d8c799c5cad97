import { NextGiftType } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";

/** Describes the gift that a few more units would bring, if the line already has at least as many; otherwise empty. */
export function giftHint({ next_gift: next, number, goods }: CartLine): string {
  if (!next || next.shortfall > number) return "";
  const { type, name, shortfall } = next;
  return `再买 ${shortfall} ${goods.bzdw}${type === NextGiftType.AddOn ? "可换购" : "送"} ${name}`;
}
