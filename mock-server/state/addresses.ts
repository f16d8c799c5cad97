import type { AddressRecord } from "#mock/fixtures/user/records.ts";
import type { WorldState } from "./world-state.ts";

const NONE: readonly AddressRecord[] = [];

/** The buyer's addresses, the oldest first. */
export const addressesOf = (state: WorldState, userId: number): readonly AddressRecord[] =>
  state.addresses.get(userId) ?? NONE;
