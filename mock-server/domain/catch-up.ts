import { cashbackEvent, drawEvent } from "#mock/domain/activity/events.ts";
import { afterSaleEvent, returnEvent } from "#mock/domain/after-sale/events.ts";
import { goodsNewsEvent } from "#mock/domain/favorite/events.ts";
import { arrivalEvent, priceChangeEvent, targetPriceEvent } from "#mock/domain/goods/events.ts";
import { invoiceEvent } from "#mock/domain/invoice/events.ts";
import { orderEvent } from "#mock/domain/order/events.ts";
import { paymentEvent } from "#mock/domain/payment/events.ts";
import { pointsExpiryEvent, pointsOrderEvent } from "#mock/domain/points/events.ts";
import type { Event } from "#mock/world/event.ts";
import { expiryEvent } from "./expiry-event.ts";
import type { WorldState } from "./world-state.ts";

/** The time until which no event is due, as long as the store's revision is unchanged. */
const quiet = new WeakMap<WorldState, { readonly revision: number; readonly until: number }>();

/**
 * Runs the events that are due since the last call, each as of its own time and in that order: orders expire, ship,
 * arrive and finish, payments are settled, returns reviewed, invoices issued, points expire, buyers hear of
 * what they watch. Called before every
 * handler, so that handlers and commands see the current state. When nothing is due it costs one comparison.
 */
export function catchUp(state: WorldState): void {
  const steps = dueEvents(state);
  while (!steps.next().done);
}

/**
 * The same, one event at each step: a jump of the clock may have made thousands of them due. The world may change
 * between two steps.
 */
export function* dueEvents(state: WorldState): Generator<void> {
  while (!isQuiet(state)) {
    const next = earliest(state);
    if (next && next.at <= state.clock.now()) {
      state.transaction(() => next.run());
      yield;
    } else {
      quiet.set(state, { revision: state.store.revision, until: next?.at ?? Number.POSITIVE_INFINITY });
    }
  }
}

/** True if a world is known to have no event due. */
function isQuiet(state: WorldState): boolean {
  const last = quiet.get(state);
  return last?.revision === state.store.revision && state.clock.now() < last.until;
}

function earliest(state: WorldState): Event | undefined {
  let first: Event | undefined;
  for (const event of upcoming(state)) if (event && (!first || event.at < first.at)) first = event;
  return first;
}

function* upcoming(state: WorldState): Iterable<Event | undefined> {
  for (const payment of state.payments.values()) yield paymentEvent(state, payment);
  for (const order of state.orders.values()) yield orderEvent(state, order);
  for (const one of state.returns.values()) yield returnEvent(state, one);
  for (const one of state.afterSales.values()) yield afterSaleEvent(state, one);
  for (const order of state.pointsOrders.values()) yield pointsOrderEvent(state, order);
  for (const invoice of state.invoices.values()) yield invoiceEvent(state, invoice);
  for (const user of state.users.values()) {
    yield pointsExpiryEvent(state, user.id);
    yield arrivalEvent(state, user.id);
    yield targetPriceEvent(state, user);
  }
  for (const draw of state.draws.values()) yield drawEvent(state, draw);
  for (const cashback of state.seed.content.cashbacks) yield cashbackEvent(state, cashback);
  yield priceChangeEvent(state);
  yield goodsNewsEvent(state);
  yield expiryEvent(state);
}
