import { Link } from "react-router-dom";
import { messageTypeLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import type { Message } from "#generated/model/index.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { useMessageEdits } from "../hooks/use-message-edits.ts";
import type { MessagesAddress } from "../lib/messages-query.ts";
import styles from "./message-toolbar.module.css";

type Props = {
  address: MessagesAddress;
  unread: number;
  shown: readonly Message[];
  chosen: ReadonlySet<number>;
  onToggleAll: (on: boolean) => void;
  onDone: (ids: readonly number[]) => void;
};

/** Actions on the selected messages and on all of a kind, and the unread filter. */
export function MessageToolbar({
  address: { query: view, hrefOf },
  unread,
  shown,
  chosen,
  onToggleAll,
  onDone,
}: Props) {
  const { isBusy, markRead, markAllRead, remove } = useMessageEdits();
  const isAll = shown.length > 0 && chosen.size === shown.length;
  const unreadChosen = shown.flatMap(({ id, is_read }) =>
    chosen.has(id) && is_read === Flag.No ? [id] : [],
  );
  return (
    <div className={styles.root}>
      <label className={styles.selectAll} htmlFor="all-messages">
        <Box
          as="input"
          checkbox
          type="checkbox"
          id="all-messages"
          checked={isAll}
          disabled={shown.length === 0}
          onChange={({ target }) => onToggleAll(target.checked)}
        />
        全选本页
      </label>
      <Button
        size="xs"
        variant="outline"
        disabled={isBusy || unreadChosen.length === 0}
        onClick={() => markRead(unreadChosen, () => onDone([...chosen]))}
      >
        标为已读
      </Button>
      <Button
        size="xs"
        variant="outline"
        disabled={isBusy || chosen.size === 0}
        onClick={() => remove([...chosen], () => onDone([...chosen]))}
      >
        删除{chosen.size > 0 && `（${chosen.size}）`}
      </Button>
      <Button
        size="xs"
        variant="outline"
        disabled={isBusy || unread === 0}
        onClick={() => markAllRead(view.type)}
      >
        {view.type ? `${messageTypeLabels[view.type]}全部已读` : "全部已读"}
      </Button>
      <Link
        className={styles.filter}
        to={hrefOf({ unread: view.unread ? undefined : Flag.Yes })}
        aria-current={view.unread ? "true" : undefined}
      >
        {view.unread ? "查看全部" : "只看未读"}
      </Link>
    </div>
  );
}
