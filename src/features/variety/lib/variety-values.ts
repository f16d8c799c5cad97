/** The values of a request, with numbers as typed. */
export const NO_VARIETY = {
  name: "",
  ypgg: "",
  sccj: "",
  number: "",
  price: "",
  phone: "",
  remark: "",
};

export type VarietyValues = typeof NO_VARIETY;
