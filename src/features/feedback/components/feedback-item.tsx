import { chakra } from "@chakra-ui/react";
import type { Feedback } from "#generated/model/feedback.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { PictureThumbs } from "#src/shared/ui/field/picture-thumbs.tsx";
import { FEEDBACK_TYPES } from "../lib/feedback-types.ts";

/** Feedback with its reply. */
export function FeedbackItem({
  feedback: { type, content, images, reply, created_at },
}: {
  feedback: Feedback;
}) {
  const name = FEEDBACK_TYPES.find(([each]) => each === type)?.[1];
  return (
    <chakra.li css={styles}>
      <div data-part="head">
        <b>{name}</b>
        <span data-answered={reply !== "" || undefined}>{reply ? "已回复" : "待处理"}</span>
        <time dateTime={created_at.replace(" ", "T")}>{formatMinute(created_at)}</time>
      </div>
      <p>{content}</p>
      {images.length > 0 && <PictureThumbs label="反馈图片" images={images} />}
      {reply && (
        <p data-part="reply">
          <b>客服回复：</b>
          {reply}
        </p>
      )}
    </chakra.li>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  gap: "2",
  py: "3",
  borderTopWidth: "1px",
  borderColor: "border",
  "&:first-of-type": { borderTopWidth: "0", pt: "0" },
  "& [data-part=head]": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "3" },
  "& b": { fontWeight: "600" },
  "& [data-part=head] span": { color: "fg.promo" },
  "& [data-part=head] span[data-answered]": { color: "brand.fg" },
  "& time": { ms: "auto", color: "fg.subtle", fontSize: "xs" },
  "& p": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& [data-part=reply]": { px: "3", py: "2", borderRadius: "sm", bg: "bg.subtle", color: "fg.muted" },
} as const;
