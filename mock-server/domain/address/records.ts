import type { Address } from "#generated/model/address.ts";

/** Addresses added by buyers have ids from here on; those of the seed are lower. */
export const FIRST_NEW_ADDRESS_ID = 1001;

export type AddressRecord = Readonly<Omit<Address, "is_licensed">> & { readonly userId: number };
