import { MessageType } from "#generated/enums.ts";
import type { Message } from "#generated/model/message.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { MessageRecord } from "./records.ts";

export const MESSAGE_TYPES: readonly MessageType[] = [
  MessageType.System,
  MessageType.Order,
  MessageType.Activity,
  MessageType.Credit,
  MessageType.Certificate,
];

export const presentMessage = ({ isRead, createdAt, ...message }: MessageRecord): Message => ({
  ...message,
  is_read: isRead,
  created_at: formatDateTime(createdAt),
});
