import { transitions } from "#generated/transitions.ts";

export type Machine = keyof typeof transitions;

/** True if a record in state `from` may go to `to`. */
export const mayMove = (machine: Machine, from: number, to: number): boolean =>
  ((transitions[machine] as Readonly<Record<number, readonly number[]>>)[from] ?? []).includes(to);

/**
 * The record in its next state. Every state change goes through here: a transition that the contract does not allow
 * is a bug, which becomes a 500.
 */
export function moved<R extends { readonly status: number }>(
  machine: Machine,
  record: R,
  to: R["status"],
): R {
  if (!mayMove(machine, record.status, to)) {
    throw new Error(`${machine} may not go from ${record.status} to ${to}`);
  }
  return { ...record, status: to };
}
