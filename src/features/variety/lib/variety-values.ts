/** The values of a request, with numbers as typed. */
export type VarietyValues = {
  name: string;
  ypgg: string;
  sccj: string;
  number: string;
  price: string;
  phone: string;
  remark: string;
};

export const NO_VARIETY: VarietyValues = {
  name: "",
  ypgg: "",
  sccj: "",
  number: "",
  price: "",
  phone: "",
  remark: "",
};
