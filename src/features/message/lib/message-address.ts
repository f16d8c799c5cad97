import { MessageType } from "#generated/enums.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";

export const MESSAGE_TYPES = Object.values(MessageType);

/** The list of messages and the open message, as stored in the address. */
export type MessageView = {
  type: MessageType | undefined;
  isUnreadOnly: boolean;
  page: number;
  /** The open message. */
  id: number | undefined;
};

/** Parses the view from an address, ignoring invalid values. */
export function readMessageView(search: URLSearchParams): MessageView {
  return {
    type: MESSAGE_TYPES.find((type) => String(type) === search.get("type")),
    isUnreadOnly: search.get("unread") === "1",
    page: parsePage(search.get("page")),
    id: parseId(search.get("id") ?? undefined),
  };
}

/** The query string of a view. Any change except of the page and the open message returns to page 1. */
export function messageQuery(view: MessageView, change: Partial<MessageView>): string {
  const isSameList = "page" in change || "id" in change;
  const { type, isUnreadOnly, page, id } = {
    ...view,
    id: undefined,
    page: isSameList ? view.page : 1,
    ...change,
  };
  const query = new URLSearchParams({
    ...(type && { type: String(type) }),
    ...(isUnreadOnly && { unread: "1" }),
    ...(page > 1 && { page: String(page) }),
    ...(id && { id: String(id) }),
  });
  return query.size > 0 ? `?${query}` : "";
}
