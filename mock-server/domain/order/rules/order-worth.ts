import { refundedOf } from "#mock/domain/after-sale/rules/refunds.ts";
import { pointsFor } from "#mock/domain/points/rules/earned.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { OrderRecord } from "../records.ts";

/**
 * Returns the current value of an order, in 分: its cost less all refunds by returns and complaints. Its invoice,
 * credit bill, points and cashbacks are based on it.
 */
export const worthOf = (state: WorldState, { id, amounts }: OrderRecord): Fen =>
  amounts.amount - refundedOf(state, id);

/** The points that an order earns by what it is worth now. */
export const pointsOfOrder = (state: WorldState, { id, lines }: OrderRecord): number =>
  pointsFor(lines, refundedOf(state, id));
