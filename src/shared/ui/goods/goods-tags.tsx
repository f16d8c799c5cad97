import { type KeyboardEvent, type SyntheticEvent, useId } from "react";
import { Flag } from "#generated/enums.ts";
import styles from "./goods-tags.module.css";

type Tag = { name: string; describe: string; is_show: Flag; isLadder: Flag };
type Props = { tags: readonly Tag[] };

/** The tag colors of the specification (section 3); any other tag is red. */
const COLORS: Record<string, "red" | "orange" | "blue" | "pink"> = {
  优: "red",
  秒: "red",
  特: "red",
  新: "red",
  满: "orange",
  换购: "blue",
  赠: "pink",
};

/** The tags of a product's offers; each has an explanation on hover, focus and tap. */
export function GoodsTags({ tags }: Props) {
  const shown = tags.filter(({ is_show }) => is_show === Flag.Yes);
  if (shown.length === 0) return null;
  return (
    <span className={styles.tags}>
      {shown.map((tag, index) => (
        <TagMark key={`${tag.name}-${index}`} tag={tag} />
      ))}
    </span>
  );
}

function TagMark({ tag }: { tag: Tag }) {
  const id = useId();
  const color = COLORS[tag.name] ?? "red";
  if (!tag.describe) return <i data-tag={color}>{tag.name}</i>;
  return (
    <span className={styles.holder} onPointerEnter={openInwards} onFocus={openInwards}>
      <button type="button" data-tag={color} aria-describedby={id} onKeyDown={closeOnEscape}>
        {tag.name}
      </button>
      <span role="tooltip" id={id}>
        {tag.describe}
      </span>
    </span>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === "Escape") event.currentTarget.blur();
}

/** In the right half of the screen the explanation opens to the left, or it would overflow. */
function openInwards({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.dataset.side = currentTarget.getBoundingClientRect().left > innerWidth / 2 ? "end" : "start";
}
