import type { Message } from "#generated/model/message.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { MessageRecord, MessageTypeCode } from "./records.ts";

export const MESSAGE_TYPES: readonly MessageTypeCode[] = [1, 2, 3, 4, 5];

export const presentMessage = ({ isRead, createdAt, ...message }: MessageRecord): Message => ({
  ...message,
  is_read: isRead,
  created_at: formatDateTime(createdAt),
});
