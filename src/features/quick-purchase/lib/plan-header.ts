import { withoutDates } from "./clean-cells.ts";
import { CELL_UNITS } from "./units.ts";

/** What a column of a purchase plan contains, in the words of the buyer. */
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

/** The first match applies: 商品规格 is a specification, although it contains 商品. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ["other", /^(?:序号|序|行号|项次|no\.?|#|编号)$/iu],
  ["id", /^(?:商品编号|平台编号|商品id|goods_?id)$/iu],
  ["barcode", /条码|条形码|69码|ean|barcode|gtin/iu],
  ["approval", /文号|国药准字|注册证|批文|备案/u],
  ["code", /编码|货号|内码|品号|代码|助记码|商品码|自编码|编号$/u],
  [
    "other",
    /供应商|供货|门店|客户|仓|部门|往来|日期|时间|批号|效期|有效期|类别|分类|类型|库存|销量|销售数|已到|实发/u,
  ],
  ["spec", /规格|型号|含量|spec/iu],
  ["maker", /厂家|厂商|厂牌|企业|生产|产地|品牌|制造商|持有人|manufacturer/iu],
  ["unit", /^(?:计量|包装|基本|最小|采购|销售|商品)?单位$|^unit$/iu],
  ["other", /单位|价|金额|合计|剂型|备注|说明|中包|件装|装量|税率|用途|状态/u],
  [
    "number",
    /数量|数目|[购划求订]数|采购量|进货量|订货量|订购量|需求量|计划量|补货量|要货量|请货量|报货量|申购|请购|要货|补货|订单量|[件盒箱]数|^数$|qty|quantity/iu,
  ],
  ["name", /名称|品名|通用名|商品|药品|品种|产品|货品|物料|药名|^name$/iu],
];

const WORD_MAX = 12;

/** The roles of the columns under a header; undefined for a row that is not a header. */
export function readHeader(cells: readonly string[]): readonly Role[] | undefined {
  const words = cells.map(wordOf);
  const named = words.filter((word) => word !== "");
  if (
    named.length < 2 ||
    named.some((word) => /\d{2,}(?!码)|^\d(?!\d?码)/u.test(word) || word.length > WORD_MAX)
  )
    return undefined;
  const roles = words.map((word) => (word === "" ? "other" : roleOf(word)));
  const namesGoods = roles.some(
    (role) => role === "name" || role === "id" || role === "barcode" || role === "approval",
  );
  // Beside a quantity, a column of any other name is the buyer's own.
  const isKnown = roles.includes("number") || roles.every((role) => role !== undefined);
  return isKnown && namesGoods ? roles.map((role) => role ?? "other") : undefined;
}

/** The unit that a head names: 数量(件), 盒数. */
export function unitOf(head: string): string {
  const bracketed = UNIT_IN_BRACKETS.exec(head)?.[1];
  return bracketed ?? /([件盒箱])数$/u.exec(wordOf(head))?.[1] ?? "";
}

const UNIT_IN_BRACKETS = new RegExp(String.raw`\((?:单位:?)?(${CELL_UNITS})\)`, "u");

/** The cell without what says no more: dates, brackets, blanks and asterisks. */
function wordOf(cell: string): string {
  return withoutDates(cell)
    .replaceAll(/\s|\([^)]*\)|[*:]/gu, "")
    .replace(/^(?:\d{1,2}月份?|第\d+周|本[周月期次])/u, "");
}

const roleOf = (word: string): Role | undefined => ROLES.find(([, pattern]) => pattern.test(word))?.[0];
