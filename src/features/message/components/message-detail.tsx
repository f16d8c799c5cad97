import { Flag } from "#generated/enums.ts";
import { messageTypeLabels } from "#generated/enum-labels.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetMessage, useReadMessages } from "#generated/hooks/message/message.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useMessageEdits } from "../hooks/use-message-edits.ts";
import styles from "./message-detail.module.css";

type Props = { id: number; backHref: string };

/** A message; opening it marks it as read. */
export function MessageDetail({ id, backHref }: Props) {
  const navigate = useNavigate();
  const { data, error, refetch } = useGetMessage(id, {
    query: {
      select: (response) => response.data,
      meta: { errors: "inline" },
    },
  });
  const { isBusy, remove } = useMessageEdits();
  // Affects only the list: if the call fails, it is repeated the next time.
  const { mutate: markRead } = useReadMessages({ mutation: { meta: { errors: "inline" } } });
  const isUnread = data?.is_read === Flag.No;
  const read = useEffectEvent(() => markRead({ data: { ids: [id] } }));
  useEffect(() => {
    if (isUnread) read();
  }, [isUnread]);

  if (!data && error?.status === 404)
    return (
      <EmptyState
        title="消息不存在或已删除"
        hint="可能已在其他设备上删除。"
        action={
          <ButtonLink size="sm" variant="outline" to={backHref}>
            返回消息列表
          </ButtonLink>
        }
      />
    );
  if (!data && error) return <LoadError error={error} what="消息" onRetry={() => void refetch()} />;
  return (
    <article className={styles.root}>
      <TextLink className={styles.back} to={backHref}>
        <ChevronLeft size={16} aria-hidden />
        返回消息列表
      </TextLink>
      {data ? (
        <>
          <h2 className={styles.title}>{data.title}</h2>
          <div className={styles.kindAndTime}>
            {messageTypeLabels[data.type]} · {formatMinute(data.created_at)}
          </div>
          <div className={styles.content}>{data.content}</div>
          <div className={styles.actions}>
            {data.url && (
              <Button asChild size="sm">
                <DataLink url={data.url}>
                  查看详情
                  <ChevronRight size={14} aria-hidden />
                </DataLink>
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => remove([id], () => void navigate(backHref, { replace: true }))}
            >
              删除
            </Button>
          </div>
        </>
      ) : (
        <LoadingPage label="消息加载中">
          <Skeleton className={styles.loading} />
        </LoadingPage>
      )}
    </article>
  );
}
