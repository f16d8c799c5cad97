import type { Buyer } from "../buyer/buyer.ts";

/** Redeems points for a gift that the buyer can afford. */
export async function spendPoints(buyer: Buyer): Promise<void> {
  const query = { affordable: 1, category_id: undefined, page: 1 };
  const gifts = (await buyer.ask("listPointsGoods", { query }))?.list ?? [];
  const [address] = (await buyer.ask("listAddresses")) ?? [];
  const gift = buyer.pick(gifts);
  if (gift && address)
    await buyer.ask("exchangePoints", { body: { goods_id: gift.id, number: 1, address_id: address.id } });
  await buyer.ask("listPointsOrders", { query: { page: 1 } });
}
