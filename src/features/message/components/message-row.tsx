import { Link } from "react-router-dom";
import { messageTypeLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import type { Message } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import styles from "./message-row.module.css";

type Props = {
  message: Message;
  href: string;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
};

/** A message in a list: read state, title and time. */
export function MessageRow({ message, href, isChosen, onChoose }: Props) {
  const { type, title, content, is_read, created_at } = message;
  return (
    <li className={styles.root} data-unread={is_read === Flag.No || undefined}>
      <input
        className={styles.checkbox}
        type="checkbox"
        aria-label={`选择 ${title}`}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <Link className={styles.link} to={href}>
        <span className={styles.title}>
          {is_read === Flag.No && <i className={styles.unread}>未读</i>}
          {title}
        </span>
        <span className={styles.content}>{content}</span>
      </Link>
      <span className={styles.kind}>{messageTypeLabels[type]}</span>
      <time dateTime={created_at.replace(" ", "T")}>{formatMinute(created_at)}</time>
    </li>
  );
}
