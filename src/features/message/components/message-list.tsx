import { useState } from "react";
import { Link } from "react-router-dom";
import { messageTypeLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import { useListMessages } from "#generated/hooks/message/message.ts";
import { BellOff } from "#generated/icons/bell-off.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import type { MessagesAddress } from "../lib/messages-query.ts";
import { MessageRow } from "./message-row.tsx";
import { MessageToolbar } from "./message-toolbar.tsx";

type Props = {
  address: MessagesAddress;
  /** The number of unread messages of all kinds. */
  unread: number | undefined;
};

/** A page of messages that can be selected, to mark them as read or delete them. */
export function MessageList({ address, unread }: Props) {
  const { query: view, hrefOf } = address;
  const { type, page = 1 } = view;
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const query = useListMessages(
    { page, ...(type && { type }), ...(view.unread && { is_read: Flag.No }) },
    { query: { select: (response) => response.data, ...RECORDS } },
  );
  const list = query.data?.list ?? [];
  // Messages that no longer exist are not selected either.
  const chosen = new Set(list.flatMap(({ id }) => (marked.has(id) ? [id] : [])));
  const toggle = (ids: readonly number[], on: boolean) =>
    setMarked(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));

  return (
    <Loaded
      query={query}
      what="消息"
      skeleton={
        <Box pt="4">
          <RecordsSkeleton />
        </Box>
      }
    >
      {(data, isStale) => (
        <div {...staleProps(isStale)}>
          <MessageToolbar
            address={address}
            unread={unread ?? data.unread}
            shown={list}
            chosen={chosen}
            onToggleAll={(on) =>
              toggle(
                list.map(({ id }) => id),
                on,
              )
            }
            onDone={(ids) => setMarked((now) => new Set([...now].filter((id) => !ids.includes(id))))}
          />
          {list.length === 0 ? (
            <NoMessages address={address} />
          ) : (
            <ul aria-label="消息">
              {list.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  href={hrefOf({ id: message.id })}
                  isChosen={chosen.has(message.id)}
                  onChoose={(on) => toggle([message.id], on)}
                />
              ))}
            </ul>
          )}
          <Box mt="4" hideEmpty>
            <Pagination
              page={page}
              total={data.total}
              pageSize={data.page_size}
              hrefOf={(to) => hrefOf({ page: to })}
            />
          </Box>
        </div>
      )}
    </Loaded>
  );
}

/** Shown when there are no messages, with links to others that exist. */
function NoMessages({ address: { query, all } }: Pick<Props, "address">) {
  const { type, unread, page = 1 } = query;
  const kind = type ? messageTypeLabels[type] : "消息";
  const isNarrowed = Object.keys(query).length > 0;
  return (
    <EmptyState
      icon={<BellOff size={26} strokeWidth={1.5} />}
      title={unread ? `没有未读的${kind}` : page > 1 ? "这一页没有消息" : `还没有${kind}`}
      hint={isNarrowed ? "可以看看其他消息。" : "订单发货、活动开始、证照和账期到期时，会在这里提醒您。"}
      action={
        <Button asChild size="sm" variant="outline">
          {isNarrowed ? <Link to={all}>查看全部消息</Link> : <Link to={paths.list()}>去采购</Link>}
        </Button>
      }
    />
  );
}
