/** What a column of a purchase plan contains. */
export type Role = "id" | "barcode" | "code" | "approval" | "spec" | "maker" | "number" | "name" | "other";

/** The first match applies: 商品规格 is a specification, although it contains 商品. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ["other", /^(?:序号|序|行号|no\.?|#|编号)$/iu],
  ["id", /^(?:商品编号|平台编号|商品id|goods_?id)$/iu],
  ["barcode", /条码|条形码|69码|ean/iu],
  ["code", /编码|货号|内码|品号|代码|助记码|商品码/u],
  ["approval", /文号|国药准字|注册证/u],
  ["spec", /规格/u],
  ["maker", /厂家|厂商|企业|生产|产地|品牌/u],
  ["other", /单位|价|金额|合计|库存|效期|有效期|批号|剂型|备注|说明|供应商|日期|中包|件装|税率/u],
  ["number", /数量|数目|采购数|计划数|采购量|订货量|订购量|需求量|计划量|件数|盒数/u],
  ["name", /名称|品名|通用名|商品|药品|品种|产品/u],
];

/** The roles of the columns under a header; undefined for a row that is not a header. */
export function readHeader(cells: readonly string[]): readonly Role[] | undefined {
  const named = cells.filter((cell) => cell !== "");
  if (named.length < 2 || named.some((cell) => /\d{2,}(?!码)/u.test(cell) || cell.length > 12))
    return undefined;
  const roles = cells.map((cell) => (cell === "" ? "other" : roleOf(cell)));
  const isKnown = roles.every((role) => role !== undefined);
  const namesGoods = roles.some(
    (role) => role === "name" || role === "id" || role === "barcode" || role === "approval",
  );
  return isKnown && namesGoods ? roles : undefined;
}

function roleOf(cell: string): Role | undefined {
  const word = cell.replaceAll(/\s|\([^)]*\)|[*:]/gu, "");
  return ROLES.find(([, pattern]) => pattern.test(word))?.[0];
}
