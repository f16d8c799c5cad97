import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";

type Props = { label: string; children: ReactNode };

/** Cards in one row that scrolls by touch, wheel, keyboard or two buttons, a screenful at a time. */
export function CardScroller({ label, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const turn = (direction: -1 | 1) => {
    const row = list.current;
    if (!row) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    const isAtEnd = direction === 1 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 4;
    const isAtStart = direction === -1 && row.scrollLeft <= 4;
    if (isAtEnd || isAtStart) row.scrollTo({ left: isAtEnd ? 0 : row.scrollWidth, behavior });
    else row.scrollBy({ left: direction * row.clientWidth, behavior });
  };
  return (
    <chakra.div css={styles}>
      <ul ref={list} aria-label={label}>
        {children}
      </ul>
      <button type="button" data-part="previous" aria-label={`${label}：向前翻`} onClick={() => turn(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </button>
      <button type="button" data-part="next" aria-label={`${label}：向后翻`} onClick={() => turn(1)}>
        <ChevronRight size={20} aria-hidden />
      </button>
    </chakra.div>
  );
}

const styles = {
  position: "relative",
  minWidth: "0",
  "& > ul": {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: {
      base: "{sizes.44}",
      md: "calc((100% - 2 * {spacing.3}) / 3)",
      lg: "calc((100% - 2 * {spacing.3}) / 3)",
      xl: "calc((100% - 4 * {spacing.3}) / 5)",
    },
    gap: "3",
    overflowX: "auto",
    scrollSnapType: "x proximity",
    scrollbarWidth: "none",
  },
  "& > ul > li": { minWidth: "0", scrollSnapAlign: "start" },
  "& > button": {
    position: "absolute",
    top: "calc(50% - {spacing.5})",
    display: { base: "none", md: "grid" },
    placeItems: "center",
    boxSize: "10",
    borderRadius: "full",
    bg: "bg.panel",
    color: "fg.muted",
    boxShadow: "md",
    cursor: "pointer",
    opacity: "0",
    transition: "opacity 150ms, color 150ms",
    _hover: { color: "brand.fg" },
  },
  "& > [data-part=previous]": { insetInlineStart: "calc({spacing.3} * -1)" },
  "& > [data-part=next]": { insetInlineEnd: "calc({spacing.3} * -1)" },
  "&:hover > button, & > button:focus-visible, & > [data-part=next]": { opacity: "1" },
} as const;
