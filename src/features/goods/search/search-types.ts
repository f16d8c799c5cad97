import { GoodsSearchType } from "#generated/model/index.ts";

/** What the words of the search box can be looked for in, in the order in which they are offered. */
export const SEARCH_TYPES: readonly { readonly type: GoodsSearchType; readonly label: string }[] = [
  { type: 1, label: "药品名称" },
  { type: 2, label: "生产厂家" },
  { type: 3, label: "批准文号" },
];

export const labelOf = (type: GoodsSearchType): string =>
  SEARCH_TYPES.find((choice) => choice.type === type)?.label ?? "";

/** The search type that an address or a form names; names of drugs when it names none. */
export const readSearchType = (written: string | null): GoodsSearchType =>
  Object.values(GoodsSearchType).find((type) => String(type) === written) ?? 1;
