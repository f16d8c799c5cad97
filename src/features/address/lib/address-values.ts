import { formDraft } from "#src/shared/lib/form-draft.ts";

export const NO_ADDRESS = {
  name: "",
  phone: "",
  province: "",
  city: "",
  district: "",
  detail: "",
  is_default: false,
};

export type AddressValues = typeof NO_ADDRESS;

/** The draft of an address in this tab, new or edited. */
export const addressDraft = (addressId?: number) =>
  formDraft(addressId === undefined ? "address-draft" : `address-draft-${addressId}`, NO_ADDRESS);
