import { same } from "../../api-client/checks/finding.ts";
import { linesWithout, openSecondSession, otherStore, restoreSecondCart } from "./second-session.ts";
import type { Flow } from "./steps.ts";

const MOST = 3;

/**
 * Copies lines to another store of the owner; copying again changes nothing, since quantities are set, not added. Then
 * removes them from the other store's cart in a second session of the buyer.
 */
export const copyCart: Flow = {
  id: "copy-cart",
  name: { zh: "流程：复制购物车", en: "flow: copy the cart" },
  operations: ["listCartLines", "listStores", "copyCart", "switchStore", "deleteCartLines"],
  writes: true,
  async walk(steps) {
    const { data: cart } = await steps.succeed("listCartLines");
    const stores = async () => (await steps.succeed("listStores")).data;
    const store = otherStore(steps, await stores());
    const readSecondCart = await openSecondSession(steps, store.id);
    const before = await readSecondCart();
    const free = linesWithout(cart, before).map(({ id }) => id);
    const ids = steps.need(free.length > 0 ? free.slice(0, MOST) : undefined, {
      zh: "购物车为空，或其商品都在另一门店的购物车中",
      en: "the cart is empty, or its goods are in the other store's cart already",
    });
    restoreSecondCart(steps, before);
    const body = { ids, other_user_ids: [store.id] };
    const first = await steps.succeed("copyCart", { body });
    const { copied, skipped } = first.data;
    steps.law(
      first.exchange,
      copied + skipped === ids.length,
      "data",
      same(`copied + skipped = ${ids.length}`),
      first.data,
    );
    const there = new Set((await readSecondCart()).data.map(({ goods }) => goods.id));
    const arrived = cart.data.filter(({ id, goods }) => ids.includes(id) && there.has(goods.id));
    const asCounted = { zh: "copied 是到达的行数", en: "copied counts the lines that have arrived" };
    steps.equal(first.exchange, "data.copied", copied, arrived.length, asCounted);
    const lines = async () => (await stores()).find(({ id }) => id === store.id)?.cart ?? 0;
    const after = await lines();
    steps.law(
      first.exchange,
      after >= copied,
      "copied",
      { zh: `门店购物车至少 ${copied} 行`, en: `at least ${copied} lines in that cart` },
      after,
    );
    const again = await steps.succeed("copyCart", { body });
    const last = await lines();
    steps.equal(again.exchange, "repeated", last, after, {
      zh: `仍是 ${after} 行`,
      en: `still ${after} lines`,
    });
    const { data: source, exchange } = await steps.succeed("listCartLines");
    const isUnchanged = source.data.length === cart.data.length;
    steps.law(
      exchange,
      isUnchanged,
      "own cart",
      { zh: "自己的购物车不变", en: "the own cart stays" },
      source.data.length,
    );
  },
};
