/** The words of each topic. The first that fits wins: 订单 is in many questions, 人工 always means a person. */
const WORDS = [
  ["person", /人工|真人|找人|转接|客户经理|专员/u],
  ["returns", /退货|换货|退换|退款|破损|破了|少发|漏发|错发|发错|质量问题/u],
  ["invoice", /发票|开票|税号|抬头/u],
  ["report", /质检|药检|检验报告|检测报告|随货同行/u],
  ["license", /证照|资质|许可证|营业执照|首营|换证/u],
  ["credit", /账期|授信|还款|逾期|欠款/u],
  ["shipping", /包邮|运费|邮费|免邮/u],
  ["order", /订单|发货|物流|快递|到哪|出库|签收|催/u],
  // Goods that are bought already: 我的货什么时候到, 昨天买的药到了吗. 这个药什么时候到货 asks for the stock.
  [
    "order",
    /(?:(?:我|咱)们?的|[买订下]的|这批)(?:货|药|包裹|东西).*到|(?:货|包裹).*(?:什么时候|何时|几时|几点|哪天|多久|今天|明天).*(?:到|送)(?!货)/u,
  ],
  ["delivery", /配送|送货|时效|多久|几天/u],
  ["stock", /有货|现货|库存|缺货|到货|断货|补货/u],
  ["price", /价格|多少钱|报价|便宜|优惠|满减|折扣|降价|什么价|券/u],
  ["hours", /几点|上班|下班|工作时间|服务时间|营业时间/u],
  ["phone", /电话|热线|手机|联系方式/u],
  ["thanks", /谢谢|多谢|感谢|辛苦/u],
  ["hello", /^(?:您好|你好|在吗|在不在|早上好|下午好|晚上好|hi|hello)/iu],
] as const satisfies ReadonlyArray<readonly [topic: string, words: RegExp]>;

/** The topics that buyers ask customer service about. */
export type Topic = (typeof WORDS)[number][0];

/** Returns the topic of a text; undefined if it takes a person to find it. */
export const topicOf = (text: string): Topic | undefined =>
  WORDS.find(([, words]) => words.test(text.trim()))?.[0];

/** Questions that the desk offers before the first question of the buyer. */
export const FIRST_CHOICES = [
  "我的订单到哪了？",
  "怎样才能包邮？",
  "发票开好了吗？",
  "收到的药品有破损怎么办？",
  "证照过期了会影响采购吗？",
  "转人工",
] as const;
