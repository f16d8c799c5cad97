import type { UserRecord } from "#mock/domain/user/records.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";

/** The logins of this world, and how they currently differ. */
export const personasRoute: ControlRoute = {
  GET: ({ world: { state } }) =>
    jsonAnswer(200, { personas: [...state.users.values()].map((user) => show(state, user)) }),
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
    user.is_passed === 1 ? "资质已审核" : "资质未审核",
    user.agreement.signedAt === null ? "未签电子合同" : "已签电子合同",
    `购物车 ${lines} 行`,
    `订单 ${orders} 个`,
    ...(user.credit.isOpen === 1 ? ["已开通账期"] : []),
    ...(user.credit.debts.some(({ dueAt }) => dueAt < now) ? ["账期有逾期"] : []),
    ...(stores > 1 ? [`同一公司 ${stores} 家门店`] : []),
  ];
}
