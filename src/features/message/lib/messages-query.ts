import { MessageType } from "#generated/enums.ts";
import { type AddressQuery, describeQuery, id, on, oneOf, PAGE } from "#src/shared/lib/address-query.ts";

export const MESSAGE_TYPES = Object.values(MessageType);

/** The list of messages and the open message. */
export const messagesQuery = describeQuery(
  { type: oneOf(MESSAGE_TYPES), unread: on, ...PAGE, id },
  { opened: "id" },
);

export type MessagesAddress = AddressQuery<ReturnType<typeof messagesQuery.read>>;
