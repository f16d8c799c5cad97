import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { AddressRecord } from "./records.ts";

/** The buyer's addresses, oldest first. */
export const addressesOf = (state: WorldState, userId: number): readonly AddressRecord[] =>
  state.addresses.get(userId) ?? [];

/** True for the address that the buyer's company has registered: that of its license. */
export const isLicensed = (
  address: Pick<AddressRecord, "province" | "city" | "district" | "detail">,
  { profile }: UserRecord,
): boolean => placeOf(address) === placeOf(profile);

/** Blanks do not tell two places apart. */
const placeOf = ({ province, city, district, detail }: Parameters<typeof isLicensed>[0]): string =>
  [province, city, district, detail].map((part) => part.replaceAll(/\s/gu, "")).join("|");
