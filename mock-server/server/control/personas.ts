import type { UserRecord } from "#mock/domain/user/records.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";

/** Everybody who can log in to this world, with what is special about them now. */
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
    user.is_passed === 1 ? "approved" : "not approved",
    user.agreement.signedAt === null ? "contract not signed" : "contract signed",
    `cart: ${lines}`,
    `orders: ${orders}`,
    ...(user.credit.isOpen === 1 ? ["credit open"] : []),
    ...(user.credit.debts.some(({ dueAt }) => dueAt < now) ? ["credit overdue"] : []),
    ...(stores > 1 ? [`chain of ${stores} stores`] : []),
  ];
}
