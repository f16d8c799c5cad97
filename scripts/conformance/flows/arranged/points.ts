import { same } from "../../../api-client/checks/finding.ts";
import type { Steps } from "../steps.ts";
import { adapterOf, arranged, begin } from "./account.ts";

const RECEIVED = 3;

/** The form of an exchange for one gift that is in stock. */
async function exchangeBody(steps: Steps) {
  const { data } = await steps.succeed("listPointsGoods", { query: { page_size: 50 } });
  const gift = steps.need(
    data.list.filter(({ number }) => number > 0).toSorted((a, b) => a.points - b.points)[0],
    { zh: "没有可兑换的礼品", en: "no gift is in stock" },
  );
  const { data: addresses } = await steps.succeed("listAddresses");
  const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" });
  return { gift, body: { goods_id: gift.id, number: 1, address_id: address.id } };
}

const pointsOf = async (steps: Steps) => (await steps.succeed("getPoints")).data.points;

/** Exchange points for a gift, and receive it once it has shipped. */
export const gifts = arranged({
  id: "gifts",
  name: { zh: "流程：积分兑换", en: "flow: exchange points" },
  operations: ["listPointsGoods", "listAddresses", "getPoints", "exchangePoints", "receivePointsOrder"],
  async walk(steps) {
    await begin(steps);
    const { gift, body } = await exchangeBody(steps);
    const before = await pointsOf(steps);
    const { data: order, exchange } = await steps.succeed("exchangePoints", { body });
    const paid = before - (await pointsOf(steps));
    if (!steps.law(exchange, paid === gift.points, "points", same(String(gift.points)), paid)) return;
    const call = { path: { id: order.id } };
    await steps.conflict("receivePointsOrder", "not shipped", call);
    await adapterOf(steps).decide("points_order", order.id);
    const received = await steps.succeed("receivePointsOrder", call);
    steps.equal(received.exchange, "data.status", received.data.status, RECEIVED);
    await steps.conflict("receivePointsOrder", "received twice", call);
  },
});

/** Without points there is no gift. */
export const noPoints = arranged({
  id: "no-points",
  name: { zh: "流程：积分不足", en: "flow: too few points" },
  operations: ["listPointsGoods", "listAddresses", "exchangePoints"],
  async walk(steps) {
    await begin(steps, { kind: "approved", points: 0 });
    const { body } = await exchangeBody(steps);
    await steps.conflict("exchangePoints", "too few points", { body });
  },
});
