import { Flag } from "#generated/enums.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import type { ControlRoute } from "./control-request.ts";

/** Everybody who can log in to this world, with what is special about them now. */
export const personasRoute: ControlRoute = {
  GET: ({ world: { state } }) =>
    jsonResponse(200, { personas: [...state.users.values()].map((user) => show(state, user)) }),
};

const show = (state: WorldState, user: UserRecord) => ({
  username: user.username,
  password: user.password,
  name: user.name,
  company: user.company,
  notes: notesOf(state, user),
});

function notesOf(state: WorldState, user: UserRecord): string[] {
  const now = state.clock.now();
  const orders = [...state.orders.values()].filter(({ userId }) => userId === user.id).length;
  const lines = cartLines(state, user.id).length;
  const stores = [...state.users.values()].filter(({ ownerId }) => ownerId === user.ownerId).length;
  return [
    user.is_passed === Flag.Yes ? say("approved", "已审核") : say("not approved", "未审核"),
    user.agreement.signedAt === null
      ? say("contract not signed", "合同未签")
      : say("contract signed", "合同已签"),
    say(`cart: ${lines}`, `购物车：${lines}`),
    say(`orders: ${orders}`, `订单：${orders}`),
    ...(user.credit.isOpen === Flag.Yes ? [say("credit open", "已开通账期")] : []),
    ...(user.credit.debts.some(({ dueAt }) => dueAt < now) ? [say("credit overdue", "账期逾期")] : []),
    ...(stores > 1 ? [say(`chain of ${stores} stores`, `连锁，${stores} 家门店`)] : []),
  ];
}
