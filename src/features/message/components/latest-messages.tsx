import { Link } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { useListMessages } from "#generated/hooks/message/message.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./latest-messages.module.css";

const SHOWN = 5;

/** The newest messages, with unread ones marked. */
export function LatestMessages() {
  const query = useListMessages(
    { page: 1, page_size: SHOWN },
    { query: { select: (response) => response.data, meta: { errors: "inline" } } },
  );
  const unread = query.data?.unread ?? 0;
  return (
    <Panel
      title="我的消息"
      hint={unread > 0 && `${unread} 条未读`}
      action={
        <TextLink className={styles.all} to={paths.messages()}>
          全部消息
        </TextLink>
      }
    >
      <Loaded
        query={query}
        what="消息"
        as="line"
        skeleton={<RecordsSkeleton rows={SHOWN} />}
        empty={
          <Text as="p" tone="subtle">
            还没有消息，发货和到期时会在这里提醒。
          </Text>
        }
      >
        {({ list }) => (
          <Box as="ul" noMarkers>
            {list.map(({ id, title, is_read, created_at }) => (
              <li className={styles.message} key={id} data-unread={is_read === Flag.No || undefined}>
                <Link className={styles.title} to={paths.messages({ id })}>
                  {is_read === Flag.No && <i className={styles.unread}>未读</i>}
                  {title}
                </Link>
                <Text as="time" noShrink tone="subtle" size="xs" dateTime={created_at.replace(" ", "T")}>
                  {created_at.slice(5, 10)}
                </Text>
              </li>
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}
