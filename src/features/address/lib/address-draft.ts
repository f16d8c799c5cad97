import { formDraft } from "#src/shared/lib/form-draft.ts";
import { NO_ADDRESS } from "./address-values.ts";

/** An address that was begun in this tab, a new one or the change of one. */
export const addressDraft = (addressId?: number) =>
  formDraft(addressId === undefined ? "address-draft" : `address-draft-${addressId}`, NO_ADDRESS);
