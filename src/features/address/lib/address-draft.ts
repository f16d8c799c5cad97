import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { type AddressValues, NO_ADDRESS } from "./address-values.ts";

/** An address that was begun in this tab, a new one or the change of one; a reload loses no typing. */
export function readAddressDraft(addressId?: number): AddressValues | undefined {
  return readDraft(keyOf(addressId), isAddress);
}

export function writeAddressDraft(values: AddressValues | undefined, addressId?: number): void {
  writeDraft(keyOf(addressId), values);
}

function keyOf(addressId: number | undefined): string {
  return addressId === undefined ? "address-draft" : `address-draft-${addressId}`;
}

function isAddress(value: unknown): value is AddressValues {
  if (typeof value !== "object" || value === null) return false;
  const known = value as Record<string, unknown>;
  return Object.entries(NO_ADDRESS).every(([field, empty]) => typeof known[field] === typeof empty);
}
