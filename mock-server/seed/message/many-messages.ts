import { Flag, MessageType } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { type MessageRecord, FIRST_NEW_MESSAGE_ID } from "#mock/domain/message/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

const TEXTS: ReadonlyArray<
  readonly [type: MessageType, title: string, content: (n: number) => string, url: string]
> = [
  [
    MessageType.Order,
    "订单已发货",
    (n) => `您的第 ${n} 笔订单已出库，预计${terms.delivery.arrival.zhejiang}送达，请注意查收。`,
    "/order",
  ],
  [MessageType.Activity, "今日特价上新", (n) => `第 ${n} 期每日特价已开始，限时限量，售完即止。`, "/mrtj"],
  [MessageType.Credit, "账期还款提醒", (n) => `您的第 ${n} 笔账期即将到期，请提前安排还款。`, "/wdqb/zqgl"],
  [
    MessageType.System,
    "药品召回通知",
    (n) => `第 ${n} 号召回通知：请核对库存批号，如有涉及请停止销售并联系客服。`,
    "",
  ],
  [
    MessageType.Certificate,
    "证照效期提醒",
    (n) => `您有 ${(n % 3) + 1} 份证照即将到期，请及时提交换证资料。`,
    "/zhzx/jcxx_zzzj",
  ],
];

/** A full inbox: `count` unread messages of every kind, newest first, three hours apart, before `until` (ms). */
export const manyMessages = (count: number, until = BASE_MS): MessageRecord[] =>
  Array.from({ length: count }, (_, index): MessageRecord => {
    const [type, title, content, url] = TEXTS[index % TEXTS.length] ?? [
      MessageType.System,
      "系统通知",
      String,
      "",
    ];
    return {
      id: FIRST_NEW_MESSAGE_ID - 1 - index,
      type,
      title,
      content: content(count - index),
      url,
      isRead: Flag.No,
      createdAt: until - index * 3 * HOUR_MS,
    };
  });
