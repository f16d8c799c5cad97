import { withoutDates } from "./clean-cells.ts";
import { type Grade, quantityGrade } from "./quantity-head.ts";
import { isMoney, isSpecification, readQuantity } from "./quantity-text.ts";
import { CELL_UNITS } from "./units.ts";

/** The contents of a column, in the words of the buyer. */
export const ROLE_NAMES = {
  name: "商品名称",
  spec: "规格",
  maker: "生产厂家",
  approval: "批准文号",
  barcode: "条码",
  id: "商品编号",
  number: "数量",
  unit: "单位",
  code: "自有编码",
  other: "不导入",
} as const;

export type Role = keyof typeof ROLE_NAMES;

/** The head of a column: its text, its role, and how surely it names the quantity to buy. */
export type Head = { readonly text: string; readonly role: Role; readonly grade: Grade };

/** The first match applies: 商品规格 is a specification, although it contains 商品. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ["other", /^(?:序号|序|行号|项次|no\.?|#|编号|s\/?n|line)$/iu],
  ["id", /^(?:商品编号|平台编号|商品id|goods_?id)$/iu],
  ["barcode", /条码|条形码|69码|ean|barcode|gtin|upc/iu],
  ["approval", /文号|国药准字|注册证|批文|备案|approval|licen[cs]e/iu],
  [
    "code",
    /编码|货号|内码|品号|代码|助记码|商品码|本位码|自编码|编号$|code|sku|^item(?:no\.?|#|id|number)$/iu,
  ],
  [
    "other",
    /供应商|供货|配送商|门店|客户|仓|部门|往来|日期|时间|批[号次]|效期|失效|类别|分类|类型|地址|许可证|date|supplier|vendor|remark|note/iu,
  ],
  ["other", /价|金额|货款|税|折扣|毛利|成本|运费|price|amount|total|cost/iu],
  ["name", /名(?:称)?[/、,及和与+&·-]?规格|^品规|规格[/、及和与+&-]?(?:品名|名称)/u],
  ["spec", /规格|型号|含量|spec|strength|size/iu],
  [
    "maker",
    /厂家|厂商|厂牌|企业|^生产(?:厂|商|者|公司|单位|厂名)?$|产地|品牌|制造商|持有人|manufactur|maker|mfr|mfg|brand/iu,
  ],
  ["unit", /^(?:计量|包装|基本|最小|采购|销售|商品|数量)?单位$|^(?:unit|uom)$/iu],
  [
    "other",
    /单位|合计|剂型|备注|说明|中包|大包|小包|件装|装量|装箱|箱规|用途|状态|属性|库存|库位|货位|在途|销[量售]|已到|实发|人$|员$|stock|sales|status/iu,
  ],
  [
    "name",
    /名称?\d?$|品名|通用名|全称|简称|^(?:商品|药品|品种|产品|货品|物料|药名|商品信息|品名描述)$|^(?:item|product|drug|medicine|goods|description)s?(?:name|description)?$|name$/iu,
  ],
];

/** A longer head is a sentence. */
const WORD_MAX = 12;
/** A header that consists of a period only; the column counts what happened in it. */
const ONLY_PERIOD = /^(?:近|前|最近|过去)?\d+(?:日|天|周|个?月|年|d|days?)$|^20\d{2}年?$/iu;

/** The column headers in a row; undefined if it is not a header. `groups` are the headers in the row above. */
export function readHeader(
  cells: readonly string[],
  groups: readonly string[] = [],
): readonly Head[] | undefined {
  const words = cells.map(wordOf);
  if (words.filter((word) => word !== "").length < 2 || cells.some(isData)) return undefined;
  const heads = cells.map((cell, at) => headOf(cell, groups[at]));
  const namesGoods = heads.some((head) => head !== undefined && NAMING.includes(head.role));
  const unknown = heads.filter((head) => head === undefined).length;
  const known = words.filter((word) => word !== "").length - unknown;
  // If there is a quantity, columns with unknown names are the buyer's own data.
  const isKnown = heads.some((head) => head?.role === "number") || known > unknown;
  return isKnown && namesGoods
    ? heads.map((head, at) => head ?? { ...NO_HEAD, text: cells[at] ?? "" })
    : undefined;
}

/** The roles of columns that name goods. */
export const NAMING: readonly Role[] = ["name", "id", "barcode", "approval"];
const NO_HEAD: Head = { text: "", role: "other", grade: 0 };

/** True if each cell that is filled in is a column header, as in the second row of a header. */
export const areHeads = (cells: readonly string[], groups: readonly string[]): boolean =>
  cells.some((cell) => wordOf(cell) !== "") &&
  !cells.some(isData) &&
  cells.every((cell, at) => cell === "" || headOf(cell, groups[at]) !== undefined);

/** True if a cell belongs below heads: a number, a price, a specification. */
export function isData(cell: string): boolean {
  const word = wordOf(cell);
  if (word === "" || ONLY_PERIOD.test(word) || quantityGrade(word) !== undefined) return false;
  const length = word.replaceAll(/\d/gu, "").length;
  return (
    length > WORD_MAX ||
    readQuantity(word) !== undefined ||
    isMoney(word) ||
    isSpecification(word) ||
    /\d{6}|(?:公司|药厂)$/u.test(word)
  );
}

/** The header in a cell below the name of its group: 数量 below 库存 is not an order. Undefined if it is unknown. */
function headOf(text: string, group = ""): Head | undefined {
  const word = wordOf(text);
  const grouped = group === "" ? text : `${group} ${text}`;
  if (word === "" && group === "") return NO_HEAD;
  if (ONLY_PERIOD.test(word)) return { text: grouped, role: "other", grade: 0 };
  const whole = wordOf(group) + word;
  const grade = quantityGrade(whole) ?? quantityGrade(word + wordOf(group));
  if (grade !== undefined) return { text: grouped, role: grade > 0 ? "number" : "other", grade };
  const role = ROLES.find(([, pattern]) => pattern.test(word || whole))?.[0];
  return role && { text: grouped, role, grade: 0 };
}

/** The unit that a head names: 数量(件), 盒数. */
export function unitOf(head: string): string {
  const bracketed = UNIT_IN_BRACKETS.exec(head)?.[1];
  return bracketed ?? /([件盒箱瓶袋支包])数$/u.exec(wordOf(head))?.[1] ?? "";
}

const UNIT_IN_BRACKETS = new RegExp(String.raw`[([【](?:单位:?)?(${CELL_UNITS})[)\]】]`, "u");

/** The cell without the parts that add no meaning: dates, brackets, blanks and asterisks. */
const wordOf = (cell: string): string =>
  withoutDates(cell).replaceAll(/\s|\([^)]*\)|\[[^\]]*\]|【[^】]*】|\/单位$|[*:]/gu, "");
