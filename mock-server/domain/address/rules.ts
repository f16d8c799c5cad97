import type { WorldState } from "#mock/domain/world-state.ts";
import type { AddressRecord } from "./records.ts";

/** The buyer's addresses, oldest first. */
export const addressesOf = (state: WorldState, userId: number): readonly AddressRecord[] =>
  state.addresses.get(userId) ?? [];
