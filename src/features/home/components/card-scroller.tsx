import { type ReactNode, useRef } from "react";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import styles from "./card-scroller.module.css";

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
    <div className={styles.root}>
      <ul className={styles.cards} ref={list} aria-label={label}>
        {children}
      </ul>
      <button
        type="button"
        className={styles.previous}
        aria-label={`${label}：向前翻`}
        onClick={() => turn(-1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <button type="button" className={styles.next} aria-label={`${label}：向后翻`} onClick={() => turn(1)}>
        <ChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}
