const TOTAL = /^(?:本页|本单|本次|全部|以上)?(?:合计|总计|小计|共计|汇总|总数|总金额)/u;
/** `共25个品种`, `共 120 盒`. */
const COUNT = /^共\d+(?:个?品种|种|项|行|盒|件)/u;
const SIGNATURE =
  /^(?:制表|制单|编制|审核|审批|复核|采购员?|经办|填表|负责|联系|申请|收货|打印|导出)(?:人|员|单位|日期|时间|门店|部门|地址|电话)?:/u;
const ABOUT =
  /^(?:门店|店名|单位|客户|公司|药店|部门|日期|时间|电话|手机|地址|备注|说明|注|单号|计划单?号)(?:名称|编号)?:/u;
const TITLE =
  /(?:采购|进货|要货|补货|订货|需求|报货|请货)(?:计划|申请|需求)?(?:清单|明细|表|单)?(?:表|单)?$/u;
/** A short one: a longer text that ends like a title is not one. */
const TITLE_MAX = 40;

/** True if a row sums up the plan: `合 计`, `本页小计`, `共25个品种`. */
export function isTotal(whole: string): boolean {
  const word = whole.slice(0, TITLE_MAX).replaceAll(" ", "");
  return TOTAL.test(word) || COUNT.test(word);
}

/** True if a row stands above or below the table: a title, the buyer's name, a signature. */
export function isCaption(whole: string, quantity: unknown): boolean {
  const word = whole.slice(0, TITLE_MAX).replaceAll(" ", "");
  if (SIGNATURE.test(word) || ABOUT.test(word)) return true;
  return quantity === undefined && whole.length < TITLE_MAX && TITLE.test(word);
}
