import type { CartLine } from "#generated/model/cartLine.ts";
import type { Goods } from "#generated/model/goods.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import type { CallOptions } from "../../api-client/request/write-call.ts";
import { packOf } from "./find-goods.ts";
import type { Steps } from "./steps.ts";

/** Adds this quantity of a product, one middle pack by default; returns the ids of the lines. */
export async function addGoods(steps: Steps, goods: Goods, number = packOf(goods)): Promise<number[]> {
  const { data } = await steps.succeed("addCartLines", { body: { params: [lineFor(goods, number)] } });
  return data.lines.map(({ id }) => id);
}

/** Deletes the lines that the flow has made, as the cart is when it ends. */
export const removeLater = (
  steps: Steps,
  isMade: (line: CartLine) => boolean,
  actor: CallOptions = {},
): void =>
  steps.restoreBy(async (send) => {
    const cart = await send("listCartLines", actor);
    const ids = cart?.data.filter(isMade).map(({ id }) => id);
    if (ids && ids.length > 0) await send("deleteCartLines", { body: { ids }, ...actor });
  });
