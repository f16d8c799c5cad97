import { formDraft } from "#src/shared/lib/form-draft.ts";
import { NO_ADDRESS } from "./address-values.ts";

/** The draft of an address in this tab, new or edited. */
export const addressDraft = (addressId?: number) =>
  formDraft(addressId === undefined ? "address-draft" : `address-draft-${addressId}`, NO_ADDRESS);
