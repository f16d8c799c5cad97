import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { Store } from "#generated/model/store.ts";
import { removeLater } from "./cart-lines.ts";
import type { Steps } from "./steps.ts";

/** A separate session: the buyer's own stays in its store. */
export const SECOND = { actor: "second", isTransient: true } as const;

/** Empties the other store's cart again when the flow ends, down to what it was `before`, and logs out. */
export function restoreSecondCart(steps: Steps, before: CartStore): void {
  steps.undoBy("logout", SECOND);
  removeLater(steps, ({ id }) => !before.data.some((line) => line.id === id), SECOND);
}

/** The lines of a cart whose goods are not in the other one: existing lines would lose their quantities. */
export function linesWithout({ data }: CartStore, other: CartStore): CartLine[] {
  const there = new Set(other.data.map(({ goods }) => goods.id));
  return data.filter(({ goods }) => !there.has(goods.id));
}

/** Another store of the group that may buy; ends the flow without one. */
export function otherStore(steps: Steps, stores: readonly Store[]): Store {
  const other = stores.find(
    ({ is_current: current, is_passed: passed }) => current === Flag.No && passed === Flag.Yes,
  );
  return steps.need(other, { zh: "没有可采购的其他门店", en: "no other store that may buy" });
}

/** Logs in a second session of the buyer and switches to the other store; returns how to read its cart. */
export async function openSecondSession(steps: Steps, storeId: number): Promise<() => Promise<CartStore>> {
  const { run } = steps;
  const { user: username, password } = run.options;
  const login = run.contract.operation("login");
  const credentials = username !== undefined && password !== undefined ? { username, password } : undefined;
  const given = steps.need(credentials, {
    zh: "需要 --user 与 --password，才能清空另一门店的购物车",
    en: "needs --user and --password to empty the other store's cart again",
  });
  const { cookies } = login
    ? await run.sessions.logIn(login, given, run.caller.sendPlain)
    : { cookies: undefined };
  run.sessions.set("second", steps.need(cookies, { zh: "再次登录失败", en: "a second login failed" }));
  await steps.succeed("switchStore", { path: { id: storeId }, ...SECOND });
  return async () => (await steps.succeed("listCartLines", SECOND)).data;
}
