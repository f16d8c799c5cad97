import { GoodsSearchType } from "#generated/model/index.ts";

type SearchType = {
  readonly type: GoodsSearchType;
  readonly label: string;
  /** Where the screen is narrow. */
  readonly short: string;
  readonly placeholder: string;
};

/** What the words of the search box can be looked for in, in the order in which they are offered. */
export const SEARCH_TYPES: readonly [SearchType, ...SearchType[]] = [
  { type: 1, label: "药品名称", short: "药品", placeholder: "药品名称或拼音简码" },
  { type: 2, label: "生产厂家", short: "厂家", placeholder: "生产厂家或拼音简码" },
  { type: 3, label: "批准文号", short: "文号", placeholder: "批准文号，如国药准字" },
];

export const searchTypeOf = (type: GoodsSearchType): SearchType =>
  SEARCH_TYPES.find((choice) => choice.type === type) ?? SEARCH_TYPES[0];

/** The search type that an address or a form names; names of drugs when it names none. */
export const readSearchType = (written: string | null): GoodsSearchType =>
  Object.values(GoodsSearchType).find((type) => String(type) === written) ?? 1;
