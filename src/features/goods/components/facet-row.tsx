import { type RefObject, useEffect, useRef, useState } from "react";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import type { ListChange } from "../lib/list-query.ts";
import styles from "./facet-row.module.css";

type FacetOption = { key: string; name: string; number?: number; change: ListChange; active: boolean };

type Props = {
  label: string;
  /** Undefined while loading: the row keeps its space. */
  options: readonly FacetOption[] | undefined;
  /** How many are shown at most, in one line beside the list; the others are behind 更多. */
  few: number;
  all: { change: ListChange; active: boolean };
  /** The address after a change. A function, because only visible options need one, of possibly hundreds. */
  hrefOf: (change: ListChange) => string;
  /** The path from 全部 down to the level of the options. */
  trail?: readonly FacetOption[] | undefined;
};

/** A filter with its values as links; the selected one is always visible. */
export function FacetRow({ label, options, few, all, hrefOf, trail = [] }: Props) {
  const [open, setOpen] = useState(false);
  const shown = open ? options : options?.filter((option, index) => index < few || option.active);
  const [values, isClipped] = useClipped(shown?.at(-1)?.key);
  if (options?.length === 0 && trail.length === 0) return null;
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ul className={styles.values} ref={values} data-open={open || undefined}>
        <li>
          <SteadyLink atOnce to={hrefOf(all.change)} aria-current={all.active || undefined}>
            全部
          </SteadyLink>
        </li>
        {trail.map(({ key, name, change, active }) => (
          <li key={key} className={styles.trail}>
            <SteadyLink atOnce to={hrefOf(change)} aria-current={active || undefined}>
              {name}
            </SteadyLink>
          </li>
        ))}
        {shown?.map(({ key, name, number, change, active }) => (
          <li key={key}>
            <SteadyLink atOnce to={hrefOf(change)} aria-current={active || undefined}>
              {name}
              {number !== undefined && <small>{number}</small>}
            </SteadyLink>
          </li>
        ))}
      </ul>
      {options && (options.length > few || isClipped || open) && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "收起" : "更多"}
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

/** Whether the last child of a list lies below it, in a line that is cut off. `content` changes with the children. */
function useClipped(content: unknown): [ref: RefObject<HTMLUListElement | null>, isClipped: boolean] {
  const ref = useRef<HTMLUListElement>(null);
  const [isClipped, setClipped] = useState(false);
  useEffect(() => {
    const root = ref.current;
    const last = root?.lastElementChild;
    if (!root || !last) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { boundingClientRect: child, rootBounds } = entries.at(-1) ?? {};
        // What is not laid out yet has no place, and is not outside.
        setClipped(Boolean(child?.height && rootBounds && child.top >= rootBounds.bottom));
      },
      { root },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [content]);
  return [ref, isClipped];
}
