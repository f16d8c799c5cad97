import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { messageTypeLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import { useGetMessage, useReadMessages } from "#generated/hooks/message/message.ts";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box, Row, Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useMessageEdits } from "../hooks/use-message-edits.ts";
import styles from "./message-detail.module.css";

type Props = { id: number; backHref: string };

/** A message; opening it marks it as read. */
export function MessageDetail({ id, backHref }: Props) {
  const navigate = useNavigate();
  const query = useGetMessage(id, {
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const { isBusy, remove } = useMessageEdits();
  // Affects only the list: if the call fails, it is repeated the next time.
  const { mutate: markRead } = useReadMessages({ mutation: { meta: { errors: "inline" } } });
  const isUnread = query.data?.is_read === Flag.No;
  const read = useEffectEvent(() => markRead({ data: { ids: [id] } }));
  useEffect(() => {
    if (isUnread) read();
  }, [isUnread]);

  if (!query.data && query.error?.status === 404)
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
  return (
    <Box as="article" pt="3">
      <TextLink className={styles.back} to={backHref}>
        <ChevronLeft size={16} aria-hidden />
        返回消息列表
      </TextLink>
      <Loaded query={query} what="消息" skeleton={<Skeleton className={looks({ mt: "3" })} height="48" />}>
        {({ title, type, created_at, content, url }) => (
          <>
            <Text as="h2" mt="3" size="lg" bold>
              {title}
            </Text>
            <Text as="div" mt="1" tone="subtle" size="xs">
              {messageTypeLabels[type]} · {formatMinute(created_at)}
            </Text>
            <div className={styles.content}>{content}</div>
            <Row gap="3" mt="4" wrap>
              {url && (
                <Button asChild size="sm">
                  <DataLink url={url}>
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
            </Row>
          </>
        )}
      </Loaded>
    </Box>
  );
}
