import { MessageType } from "#generated/enums.ts";

export const MESSAGE_TYPES = Object.values(MessageType);
