import { MessageType } from "#generated/model/index.ts";

/** The names of the message kinds. */
export const messageKinds: Record<MessageType, string> = {
  [MessageType.NUMBER_1]: "系统通知",
  [MessageType.NUMBER_2]: "订单消息",
  [MessageType.NUMBER_3]: "活动消息",
  [MessageType.NUMBER_4]: "账期提醒",
  [MessageType.NUMBER_5]: "资质提醒",
};

export const MESSAGE_TYPES = Object.values(MessageType);
