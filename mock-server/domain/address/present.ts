import { Flag } from "#generated/enums.ts";
import type { Address } from "#generated/model/address.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { AddressRecord } from "./records.ts";
import { isLicensed } from "./rules.ts";

/** An address of a buyer. */
export const presentAddress = ({ userId: _owner, ...address }: AddressRecord, user: UserRecord): Address => ({
  ...address,
  is_licensed: isLicensed(address, user) ? Flag.Yes : Flag.No,
});
