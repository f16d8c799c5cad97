import type { Goods } from "#generated/model/index.ts";
import { sessionStore } from "#src/shared/lib/browser-storage.ts";
import { serverNow } from "#src/shared/lib/server-clock.ts";
import { type Answer, choose } from "#src/shared/ui/feedback/feedback-store.ts";
import { type Incoming, isNearExpiry } from "./expiry.ts";

/** The storage key of the near-expiry dates that the buyer accepted in this tab, by goods; another batch asks again. */
const KEY = "near-expiry-agreed";

/** The question that is open: goods clicked again meanwhile follow its answer. */
let open: { readonly keys: ReadonlySet<string>; readonly answer: Promise<Answer> } | undefined;

/**
 * Every way into the cart leads through here. The buyer confirms goods near their expiry first, once in a session;
 * `add` is called with what the buyer agreed to, or not at all. Without a question it is called at once, before the
 * next key or click. `partsOf` names the goods of an item that is bought as a whole.
 */
export function withExpiryAgreed<T>(
  items: readonly T[],
  add: (agreed: readonly T[]) => void | Promise<void>,
  partsOf: (item: T) => readonly Incoming[],
): void | Promise<void> {
  const today = new Date(serverNow());
  const agreed = new Set(sessionStore.read(KEY, parse));
  const needsConfirmation = ({ goods }: Incoming) => isNearExpiry(goods, today) && !agreed.has(keyOf(goods));
  const near = items.flatMap(partsOf).filter(needsConfirmation);
  if (near.length === 0) return add(items);
  const others = items.filter((item) => !partsOf(item).some(needsConfirmation));
  return ask();

  async function ask(): Promise<void> {
    const keys = new Set(near.map(({ goods }) => keyOf(goods)));
    if (open) {
      const isRefused = (await open.answer) === false && isWithin(keys, open.keys);
      return isRefused ? undefined : withExpiryAgreed(items, add, partsOf);
    }
    open = { keys, answer: askAbout(near, others.length) };
    const answer = await open.answer;
    open = undefined;
    if (answer === true) sessionStore.write(KEY, [...agreed, ...keys]);
    if (answer !== false) await add(answer === true ? items : others);
  }
}

/** The same for one product in a quantity. */
export const withGoodsAgreed = (goods: Goods, number: number, add: () => void | Promise<void>) =>
  withExpiryAgreed([{ goods, number }], add, (each) => [each]);

/** Asks whether goods near their expiry go in: yes, no, or only the others, where there are some. */
async function askAbout(near: readonly Incoming[], others: number): Promise<Answer> {
  const what = near.length === 1 ? "近效期商品" : `${near.length} 种近效期商品`;
  return choose({
    title: `${what}，仍要加入购物车吗？`,
    message: "近效期商品非质量问题不退换，请确认能在到期前用完。",
    details: await detailsOf(near),
    confirmLabel: others > 0 ? "全部加入" : "仍要加入",
    cancelLabel: "不加入",
    otherLabel: others > 0 ? `只加其余 ${others} 种` : undefined,
  });
}

/** The goods to confirm; their names and dates alone where the code of the list cannot be loaded. */
async function detailsOf(near: readonly Incoming[]) {
  try {
    const { nearExpiryList } = await import("./near-expiry-list.tsx");
    return nearExpiryList(near);
  } catch {
    return near.map(({ goods }) => `${goods.name}（效期至 ${goods.xq}）`).join("，");
  }
}

const keyOf = ({ id, xq }: Goods): string => `${id}/${xq}`;

const parse = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : undefined;

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((key) => all.has(key));
