import type { Feedback } from "#generated/model/feedback.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { PictureThumbs } from "#src/shared/ui/field/picture-thumbs.tsx";
import styles from "./feedback-item.module.css";
import { FEEDBACK_TYPES } from "../lib/feedback-types.ts";

/** Feedback with its reply. */
export function FeedbackItem({
  feedback: { type, content, images, reply, created_at },
}: {
  feedback: Feedback;
}) {
  const name = FEEDBACK_TYPES.find(([each]) => each === type)?.[1];
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <b>{name}</b>
        <span className={styles.state} data-answered={reply !== "" || undefined}>
          {reply ? "已回复" : "待处理"}
        </span>
        <time dateTime={created_at.replace(" ", "T")}>{formatMinute(created_at)}</time>
      </div>
      <p>{content}</p>
      {images.length > 0 && <PictureThumbs label="反馈图片" images={images} />}
      {reply && (
        <p className={styles.reply}>
          <b>客服回复：</b>
          {reply}
        </p>
      )}
    </li>
  );
}
