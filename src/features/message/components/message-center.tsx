import { useLocation } from "react-router-dom";
import { messageTypeLabels } from "#generated/enum-labels.ts";
import { useGetMessageCounts } from "#generated/hooks/message/message.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { withQuery } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { MESSAGE_TYPES, messagesQuery } from "../lib/messages-query.ts";
import { MessageDetail } from "./message-detail.tsx";
import { MessageList } from "./message-list.tsx";

/** The buyer's messages by kind with unread counts, and the open message. */
export function MessageCenter() {
  const { pathname } = useLocation();
  const address = useAddressQuery(messagesQuery, (query) => withQuery(pathname, query));
  const { query: view, hrefOf } = address;
  // The tabs work without the counts.
  const { data: counts } = useGetMessageCounts({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Box as="section" framed px="panel" pb="4" aria-label="我的消息">
      <TabLinks
        label="消息类型"
        tabs={[undefined, ...MESSAGE_TYPES].map((type) => ({
          name: type ? messageTypeLabels[type] : "全部",
          to: hrefOf({ type }),
          isCurrent: type === view.type,
          count: type ? counts?.types.find((each) => each.type === type)?.number : counts?.total,
        }))}
      />
      {view.id ? (
        <MessageDetail key={view.id} id={view.id} backHref={hrefOf({ id: undefined })} />
      ) : (
        <MessageList address={address} unread={counts?.total} />
      )}
    </Box>
  );
}
