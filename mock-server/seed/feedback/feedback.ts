import { FeedbackStatus, FeedbackType } from "#generated/enums.ts";
import type { FeedbackRecord } from "#mock/domain/feedback/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

const feedback = (
  id: number,
  userId: number,
  hoursAgo: number,
  entry: Pick<FeedbackRecord, "type" | "content" | "phone" | "reply">,
): FeedbackRecord => ({
  ...entry,
  id,
  userId,
  fileIds: [],
  status: entry.reply === "" ? FeedbackStatus.Waiting : FeedbackStatus.Answered,
  createdAt: BASE_MS - hoursAgo * HOUR_MS,
});

export const FEEDBACK: readonly FeedbackRecord[] = [
  feedback(1, 1, 700, {
    type: FeedbackType.Suggestion,
    content: "希望快捷采购页面可以导入表格，每周固定补货的品种有两百多个，一个个加太慢了。",
    phone: "13800001402",
    reply: "您好，快捷采购已支持粘贴采购计划并自动匹配商品，欢迎试用，感谢您的建议。",
  }),
  feedback(2, 1, 226, {
    type: FeedbackType.Logistics,
    content: "上一单冷藏药品的冰袋到货时已经化了，虽然温度记录合格，还是请物流多加一袋。",
    phone: "13800001402",
    reply: "您好，已通知仓库对您所在线路夏秋季加装冰袋，并将随货附温度记录，给您添麻烦了。",
  }),
  feedback(3, 1, 20, {
    type: FeedbackType.Goods,
    content: "商品详情里的批号效期能不能同时显示生产日期？验收时需要核对。",
    phone: "",
    reply: "",
  }),
  feedback(4, 6, 90, {
    type: FeedbackType.ServiceComplaint,
    content: "上周送货司机没有提前电话联系，到店时无人收货，希望改进。",
    phone: "13500001406",
    reply: "非常抱歉，已要求配送站提前半小时电话预约，您的专属客服王雅琴会跟进后续配送。",
  }),
];
