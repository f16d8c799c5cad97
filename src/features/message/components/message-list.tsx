import { clsx } from "clsx";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useListMessages } from "#generated/hooks/message/message.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import type { MessageView } from "../lib/message-address.ts";
import { MessageRow } from "./message-row.tsx";
import { MessageToolbar } from "./message-toolbar.tsx";
import styles from "./message-list.module.css";
import { NoMessages } from "./no-messages.tsx";

type Props = {
  view: MessageView;
  hrefOf: (change: Partial<MessageView>) => string;
  /** Of all kinds. */
  unread: number | undefined;
};

/** A page of messages that can be selected, to mark them as read or delete them. */
export function MessageList({ view, hrefOf, unread }: Props) {
  const { type, isUnreadOnly, page } = view;
  const navigate = useNavigate();
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const { data, isError, isPlaceholderData, refetch } = useListMessages(
    { page, ...(type && { type }), ...(isUnreadOnly && { is_read: 0 }) },
    {
      query: {
        select: (response) => response.data,
        placeholderData: keepPreviousData,
        refetchOnWindowFocus: true,
        meta: { errors: "inline" },
      },
    },
  );
  const list = data?.list ?? [];
  // Messages that no longer exist are not selected either.
  const chosen = new Set(list.flatMap(({ id }) => (marked.has(id) ? [id] : [])));
  const toggle = (ids: readonly number[], on: boolean) =>
    setMarked(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));

  if (!data) {
    if (isError) return <LoadError title="消息没有加载出来" onRetry={() => void refetch()} />;
    return (
      <LoadingPage label="消息加载中">
        <div className={styles.loading}>
          <RecordsSkeleton what="消息" />
        </div>
      </LoadingPage>
    );
  }
  return (
    <div className={clsx(isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
      <MessageToolbar
        view={view}
        hrefOf={hrefOf}
        unread={unread ?? data.unread}
        shown={list}
        chosen={chosen}
        onToggleAll={(on) =>
          toggle(
            list.map(({ id }) => id),
            on,
          )
        }
        onDone={() => setMarked(new Set())}
      />
      {list.length === 0 ? (
        <NoMessages view={view} hrefOf={hrefOf} />
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
      <div className={styles.pages}>
        <Pagination
          page={page}
          total={data.total}
          pageSize={data.page_size}
          onPage={(to) => void navigate(hrefOf({ page: to }))}
          hrefOf={(to) => hrefOf({ page: to })}
        />
      </div>
    </div>
  );
}
