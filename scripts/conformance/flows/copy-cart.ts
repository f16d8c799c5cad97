import { same } from "../checks/finding.ts";
import type { CartStore } from "./cart-shapes.ts";
import type { Flow } from "./steps.ts";

type Store = {
  readonly id: number;
  readonly is_current: number;
  readonly is_passed: number;
  readonly cart: number;
};
type Copied = { readonly copied: number; readonly skipped: number };

const MOST = 3;

/** Copy lines to another store of the owner; copying again changes nothing, since numbers are set. */
export const copyCart: Flow = {
  id: "copy-cart",
  name: { zh: "流程：复制购物车", en: "flow: copy the cart" },
  operations: ["listCartLines", "listStores", "copyCart"],
  writes: true,
  async walk(steps) {
    const { data: cart } = await steps.succeed<CartStore>("listCartLines");
    const ids = cart.data.slice(0, MOST).map(({ id }) => id);
    if (ids.length === 0) return steps.need<void>(undefined, { zh: "购物车为空", en: "the cart is empty" });
    const stores = async () => (await steps.succeed<readonly Store[]>("listStores")).data;
    const other = (await stores()).find(
      ({ is_current: current, is_passed: passed }) => current === 0 && passed === 1,
    );
    const store = steps.need(other, { zh: "没有可复制到的其他门店", en: "no other store to copy to" });
    const body = { ids, other_user_ids: [store.id] };
    const first = await steps.succeed<Copied>("copyCart", { body });
    const { copied, skipped } = first.data;
    steps.law(
      first.exchange,
      copied + skipped === ids.length,
      "data",
      same(`copied + skipped = ${ids.length}`),
      first.data,
    );
    const lines = async () => (await stores()).find(({ id }) => id === store.id)?.cart ?? 0;
    const after = await lines();
    steps.law(
      first.exchange,
      after >= copied,
      "copied",
      { zh: `门店购物车至少 ${copied} 行`, en: `at least ${copied} lines in that cart` },
      after,
    );
    const again = await steps.succeed<Copied>("copyCart", { body });
    const last = await lines();
    steps.law(
      again.exchange,
      last === after,
      "repeated",
      { zh: `仍是 ${after} 行`, en: `still ${after} lines` },
      last,
    );
    const { data: own, exchange } = await steps.succeed<CartStore>("listCartLines");
    const isKept = own.data.length === cart.data.length;
    steps.law(
      exchange,
      isKept,
      "own cart",
      { zh: "自己的购物车不变", en: "the own cart stays" },
      own.data.length,
    );
  },
};
