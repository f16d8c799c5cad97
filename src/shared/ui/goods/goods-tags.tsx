import { type KeyboardEvent, type SyntheticEvent, useId } from "react";
import { staticElement } from "#src/shared/ui/style/static-element.tsx";

type Tag = { name: string; describe: string; is_show: 0 | 1; isLadder: 0 | 1 };
type Props = { tags: readonly Tag[] };

/** The tag colours of the specification (section 3); any other tag is red. */
const COLOURS: Record<string, "red" | "orange" | "blue" | "pink"> = {
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
  const shown = tags.filter(({ is_show }) => is_show === 1);
  if (shown.length === 0) return null;
  return (
    <Tags>
      {shown.map((tag, index) => (
        <TagMark key={`${tag.name}-${index}`} tag={tag} />
      ))}
    </Tags>
  );
}

function TagMark({ tag }: { tag: Tag }) {
  const id = useId();
  const colour = COLOURS[tag.name] ?? "red";
  if (!tag.describe) return <i data-tag={colour}>{tag.name}</i>;
  return (
    <span data-part="holder" onPointerEnter={openInwards} onFocus={openInwards}>
      <button type="button" data-tag={colour} aria-describedby={id} onKeyDown={closeOnEscape}>
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

const colours = (name: string) => ({ color: `tag.${name}`, bg: `tag.${name}.bg` });

const Tags = staticElement("span", {
  display: "inline-flex",
  flexWrap: "wrap",
  gap: "1",
  "& [data-tag]": {
    display: "inline-block",
    minWidth: "5",
    px: "1",
    borderRadius: "xs",
    fontSize: "xs",
    fontStyle: "normal",
    lineHeight: "1.25rem",
    textAlign: "center",
  },
  "& button[data-tag]": { cursor: "help" },
  "& [data-tag=red]": colours("red"),
  "& [data-tag=orange]": colours("orange"),
  "& [data-tag=blue]": colours("blue"),
  "& [data-tag=pink]": colours("pink"),
  "& [data-part=holder]": { position: "relative", display: "inline-flex" },
  "& [role=tooltip]": {
    position: "absolute",
    zIndex: "10",
    top: "calc(100% + {spacing.1})",
    insetInlineStart: "0",
    display: "none",
    width: "max-content",
    maxWidth: "min({sizes.60}, 45vw)",
    px: "2",
    py: "1",
    borderRadius: "sm",
    bg: "ink.800",
    color: "bg.panel",
    fontSize: "xs",
    fontWeight: "400",
    lineHeight: "1.5",
    textAlign: "start",
    whiteSpace: "normal",
  },
  "& [data-side=end] > [role=tooltip]": { insetInlineStart: "auto", insetInlineEnd: "0" },
  "& [data-part=holder]:hover > [role=tooltip], & button:focus + [role=tooltip]": { display: "block" },
});
