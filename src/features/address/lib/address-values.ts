export type AddressValues = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  is_default: boolean;
};

export const NO_ADDRESS: AddressValues = {
  name: "",
  phone: "",
  province: "",
  city: "",
  district: "",
  detail: "",
  is_default: false,
};
