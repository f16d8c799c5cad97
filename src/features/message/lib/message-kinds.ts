import { MessageType } from "#generated/model/index.ts";

export const MESSAGE_TYPES = Object.values(MessageType);
