import { feedbackTypeLabels } from "#generated/enum-labels.ts";
import { useListFeedback } from "#generated/hooks/feedback/feedback.ts";
import { MessageSquareText } from "#generated/icons/message-square-text.ts";
import type { Feedback } from "#generated/model/index.ts";
import { PAGES, useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { PictureThumbs } from "#src/shared/ui/field/picture-thumbs.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { PastEnd } from "#src/shared/ui/records/past-end.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import styles from "./feedback-list.module.css";

const PAGE_SIZE = 10;

/** Lists this buyer's feedback with the replies, newest first. */
export function FeedbackList() {
  const {
    query: { page = 1 },
    hrefOf,
  } = useAddressQuery(PAGES, paths.feedback);
  const query = useListFeedback(
    { page, page_size: PAGE_SIZE },
    { query: { select: (response) => response.data, ...RECORDS } },
  );
  const total = query.data?.total ?? 0;
  return (
    <Panel title="我的反馈" hint={total > 0 && `共 ${formatCount(total)} 条`}>
      <Loaded
        query={query}
        what="反馈记录"
        skeleton={<RecordsSkeleton />}
        empty={
          total > 0 ? (
            <PastEnd total={total} firstPage={hrefOf({ page: 1 })} />
          ) : (
            <EmptyState
              icon={<MessageSquareText size={26} strokeWidth={1.5} />}
              title="还没有提交过反馈"
              hint="在上方写下遇到的问题或建议，回复会出现在这里。"
            />
          )
        }
      >
        {({ list }, isStale) => (
          <>
            <ul {...staleProps(isStale, styles.list)}>
              {list.map((feedback) => (
                <FeedbackItem key={feedback.id} feedback={feedback} />
              ))}
            </ul>
            <Box mt="4" hideEmpty>
              <Pagination
                page={page}
                total={total}
                pageSize={PAGE_SIZE}
                hrefOf={(to) => hrefOf({ page: to })}
              />
            </Box>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Feedback with its reply. */
function FeedbackItem({ feedback: { type, content, images, reply, created_at } }: { feedback: Feedback }) {
  return (
    <li className={styles.feedbackItem}>
      <Row wrap align="baseline" gapX="3">
        <b>{feedbackTypeLabels[type]}</b>
        <span className={styles.state} data-replied={reply !== "" || undefined}>
          {reply ? "已回复" : "待处理"}
        </span>
        <time dateTime={created_at.replace(" ", "T")}>{formatMinute(created_at)}</time>
      </Row>
      <p>{content}</p>
      {images.length > 0 && <PictureThumbs label="反馈图片" images={images} />}
      {reply && (
        <Text as="p" px="3" py="2" bg="subtle" round="sm" tone="muted">
          <b>客服回复：</b>
          {reply}
        </Text>
      )}
    </li>
  );
}
