import type { AddressRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

const NONE: readonly AddressRecord[] = [];

/** The buyer's addresses, the oldest first. */
export const addressesOf = (state: WorldState, userId: number): readonly AddressRecord[] =>
  state.addresses.get(userId) ?? NONE;
