import { GoodsSearchType } from "#generated/enums.ts";

type SearchType = {
  readonly type: GoodsSearchType;
  readonly label: string;
  /** For narrow screens. */
  readonly short: string;
  readonly placeholder: string;
};

/** The search types in the order in which they are offered. */
export const SEARCH_TYPES: readonly [SearchType, ...SearchType[]] = [
  { type: GoodsSearchType.Name, label: "药品名称", short: "药品", placeholder: "药品名称或拼音简码" },
  { type: GoodsSearchType.Maker, label: "生产厂家", short: "厂家", placeholder: "生产厂家或拼音简码" },
  {
    type: GoodsSearchType.ApprovalNumber,
    label: "批准文号",
    short: "文号",
    placeholder: "批准文号，如国药准字",
  },
];

export const searchTypeOf = (type: GoodsSearchType): SearchType =>
  SEARCH_TYPES.find((choice) => choice.type === type) ?? SEARCH_TYPES[0];

/** Parses the search type of an address or a form; defaults to drug names. */
export const readSearchType = (written: string | null): GoodsSearchType =>
  Object.values(GoodsSearchType).find((type) => String(type) === written) ?? GoodsSearchType.Name;
