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
