import type { Buyer } from "../buyer.ts";
import { recordsOf } from "../../conformance/generate/known-ids.ts";

type Thing = { readonly id: number };

/** Redeems points for a gift that the buyer can afford. */
export async function spendPoints(buyer: Buyer): Promise<void> {
  const query = { affordable: 1, category_id: undefined, page: 1 };
  const gifts = recordsOf(await buyer.ask("listPointsGoods", { query })) as Thing[];
  const [address] = recordsOf(await buyer.ask("listAddresses")) as Thing[];
  const gift = gifts[Math.floor(buyer.random() * gifts.length)];
  if (gift && address)
    await buyer.ask("exchangePoints", { body: { goods_id: gift.id, number: 1, address_id: address.id } });
  await buyer.ask("listPointsOrders", { query: { page: 1 } });
}
