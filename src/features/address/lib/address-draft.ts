import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { type AddressValues, NO_ADDRESS } from "./address-values.ts";

const KEY = "address-draft";

/** A new address that was begun in this tab; a reload loses no typing. */
export function readAddressDraft(): AddressValues | undefined {
  return readDraft(KEY, isAddress);
}

export function writeAddressDraft(values: AddressValues | undefined): void {
  writeDraft(KEY, values);
}

function isAddress(value: unknown): value is AddressValues {
  if (typeof value !== "object" || value === null) return false;
  const known = value as Record<string, unknown>;
  return Object.entries(NO_ADDRESS).every(([field, empty]) => typeof known[field] === typeof empty);
}
