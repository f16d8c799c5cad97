/** The allowed transitions of each state, from `x-transitions` of the schema of this name in the contract. */
export const MOVES = {
  OrderStatus: { 1: [2, 6], 2: [3, 6], 3: [4], 4: [5], 5: [], 6: [] },
  PaymentStatus: { 1: [2, 3, 4], 2: [3, 4], 3: [], 4: [] },
  ReturnStatus: { 1: [2, 6, 7], 2: [3, 7], 3: [4, 6], 4: [5], 5: [], 6: [], 7: [] },
  AfterSaleStatus: { 1: [2, 4, 5], 2: [3, 4, 5], 3: [], 4: [], 5: [] },
  PointsOrderStatus: { 1: [2, 4], 2: [3], 3: [], 4: [] },
  FeedbackStatus: { 1: [2], 2: [] },
  VarietyStatus: { 1: [2, 4], 2: [3, 4], 3: [], 4: [] },
  InvoiceStatus: { 1: [2], 2: [3, 4], 3: [5], 4: [2], 5: [] },
} as const satisfies Record<string, Readonly<Record<number, readonly number[]>>>;

export type Machine = keyof typeof MOVES;

/** Whether a record in state `from` may go to `to`. */
export const mayMove = (machine: Machine, from: number, to: number): boolean =>
  ((MOVES[machine] as Readonly<Record<number, readonly number[]>>)[from] ?? []).includes(to);

/**
 * The record in its next state. Every state change goes through here: a transition that the contract does not allow
 * is a bug, which becomes a 500.
 */
export function moved<R extends { readonly status: number }, S extends R["status"]>(
  machine: Machine,
  record: R,
  to: S,
): R & { readonly status: S } {
  if (!mayMove(machine, record.status, to)) {
    throw new Error(`${machine} may not go from ${record.status} to ${to}`);
  }
  return { ...record, status: to };
}
