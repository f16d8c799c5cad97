/** The certainty that a header names the quantity to buy; 0 stands for any other quantity. */
export type Grade = 0 | 1 | 2 | 3;

const any = (...words: readonly string[]) => new RegExp(words.join("|"), "iu");

const COUNT = "数量|数目|[件盒箱瓶袋支包]数|qty|quantity";
const ORDER =
  "采购|[订定]货|[订定]购|预[订定]|进货|要货|请货|报货|补货|叫货|申购|请购|[拟需欲]购|拟采|购买|购货|选购|下单|订单|计划|需求|需要|所需|申请|申报|填报|本次|这次|此次|本单|order|purchase|demand|request|required?|need";
/** A word for the order in place of one for its quantity: 采购, 本次要货, 订数, 求购量. */
const SHORT = "要|购|求购|[订购求要需报补采进划请](?:数|量|数量)";
const GOODS = "(?:商品|药品|产品|货品|物料|item)?";

const IS_ORDER = new RegExp(
  `^(?:本次|这次|此次)?${GOODS}(?:${ORDER}|${SHORT})(?:计划|申请|需求|确认)?$`,
  "iu",
);
const IS_BARE = new RegExp(`^${GOODS}(?:${COUNT}|数|量|个数|count|pcs)$`, "iu");
const HAS_ORDER = any(ORDER, "求购", "^[订购求要需报补采进划请](?:数|量)");
const IS_COUNTED = new RegExp(`(?:${COUNT})$|^(?:qty|quantity)`, "iu");
/** 上次采购, 已订货 */
const ENDS_IN_ORDER = new RegExp(`(?:${ORDER})$`, "iu");
const ENDS_IN_AMOUNT = /(?<![天次人店倍系指参分项行质重容含体]|品种)[数量]$/u;

/** Words for stock, sales, gifts, maximums and minimums: quantities other than the one to buy now. */
const ANOTHER = any(
  "库存|存货|在库|[结现]存|在?途|余|剩|现有|[可能][用销售供订购退采发]|有货|货源",
  "[上前][次回期月周年季天日]|上半|下半|[去昨历全每年季]|同期|以[往前]|[过往]往|往期|近|曾|原|旧",
  "均|销|售|卖|退|赠|送|奖|搭|样品|限|最[小大低高少多]|起[订购批采定售量]|门槛|至少|倍",
  "[中大小]包|包装|件装|装[量数箱]|箱规|规格|单[店位品件]",
  "已|未|没|欠|缺|差|短|[到来收发入出拒]|调[拨]|盘|损|破|坏|效期|允许|额度|配额|许可",
  "安全|预警|保底|合理|在[采购订]|累|周转|消耗|用量|使用|锁|占用|冻结|质检|合格|取消|作废|评|占比|率|%|周期",
  "on-?hand|stock|inventory|avail|sold|sale|moq|min|max|limit|last|prev|past|avg|average|pack|receiv|ship|deliver|transit|back-?order|return|free|bonus|gift|arriv|miss|short|balance",
);
/** Periods, which stand for past quantities. */
const PERIOD = /[\d一二三四五六七八九十半两](?:日|天|周|个?月|年|d|days?|weeks?|months?)|^[日周月年]/iu;
/** Used for orders as often as for past purchases. */
const THIS_PERIOD = /^(?:\d{1,2}月份?|第\d+周|本[周月期季旬]|这[周月]|今[天日]|当[日天月期周])/u;
/** Calculated by a system; the buyer's own quantity may be in another column. */
const SUGGESTED = any("建议|参考|推荐|系统|自动|智能|理论|预[计测估]|suggest");
/** Used for received goods as often as for requested ones. */
const CONFIRMED = any("实际|最终|确认|审[批核]|修改|调整");

/**
 * Grades the head of a quantity, without blanks and brackets: 3 for an order word (采购数量, 本次), 2 for a bare 数量 or
 * one that could be either, 1 for a number of anything else (铺货数量), 0 for one that is not wanted now (库存数量, 上次).
 * Undefined for the head of no quantity.
 */
export function quantityGrade(head: string): Grade | undefined {
  const word = head.replace(THIS_PERIOD, "").replace(/\d$/u, "");
  const hasOrder = HAS_ORDER.test(word);
  const isAnother = ANOTHER.test(word);
  const isQuantity = [IS_ORDER, IS_COUNTED, IS_BARE].some((pattern) => pattern.test(word)) || isAmount(word);
  if (!isQuantity) return isAnother && ENDS_IN_ORDER.test(word) ? 0 : undefined;
  if (isAnother || PERIOD.test(word)) return 0;
  // Without 本月, which was removed from the word.
  const isOfPeriod = word.length + 1 < head.length;
  if (hasOrder && !isOfPeriod && !SUGGESTED.test(word)) return 3;
  return hasOrder || SUGGESTED.test(word) || CONFIRMED.test(word) || IS_BARE.test(word) ? 2 : 1;
}

/** 采购量, 建议数: of other words 量 is 质量 or 容量 as well. */
const isAmount = (word: string) =>
  ENDS_IN_AMOUNT.test(word) &&
  [HAS_ORDER, SUGGESTED, CONFIRMED, ANOTHER].some((pattern) => pattern.test(word));
