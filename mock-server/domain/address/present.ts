import type { Address } from "#generated/model/address.ts";
import type { AddressRecord } from "./records.ts";

export const presentAddress = ({ userId: _owner, ...address }: AddressRecord): Address => address;
