import { type RefObject, useEffect, useRef, useState } from "react";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import type { ListAddress } from "./use-list-query.ts";
import styles from "./facet-row.module.css";

type FacetOption = { value: string | number; name: string; number?: number };

type Props = {
  address: ListAddress;
  /** The field of the query that the values are of. */
  field: "select" | "brand_id" | "sccj" | "rx" | "insurance";
  label: string;
  /** Undefined while loading: the row keeps its space. */
  options: readonly FacetOption[] | undefined;
  /** The maximum number of options in one line beside the list; the others are behind 更多. */
  few: number;
  /** The path from 全部 down to the level of the options. */
  trail?: readonly FacetOption[] | undefined;
};

/** A filter with its values as links; the selected one is always visible. */
export function FacetRow({ address: { query, hrefOf }, field, label, options, few, trail = [] }: Props) {
  const [open, setOpen] = useState(false);
  const chosen = query[field];
  const shown = open ? options : options?.filter(({ value }, index) => index < few || value === chosen);
  const [values, isClipped] = useClipped(shown?.at(-1)?.value);
  const linkOf = ({ value, ...option }: FacetOption) => ({
    ...option,
    href: hrefOf({ [field]: value }),
    isCurrent: value === chosen,
  });
  if (options?.length === 0 && trail.length === 0) return null;
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ul className={styles.values} ref={values} data-open={open || undefined}>
        <FacetLink href={hrefOf({ [field]: undefined })} isCurrent={chosen === undefined} name="全部" />
        {trail.map((option) => (
          <FacetLink key={option.value} {...linkOf(option)} className={styles.trail} />
        ))}
        {shown?.map((option) => (
          <FacetLink key={option.value} {...linkOf(option)} />
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

type FacetLinkProps = Omit<FacetOption, "value"> & {
  href: string;
  isCurrent: boolean;
  className?: string | undefined;
};

function FacetLink({ href, isCurrent, name, number, className }: FacetLinkProps) {
  return (
    <li className={className}>
      <SteadyLink atOnce to={href} aria-current={isCurrent || undefined}>
        {name}
        {number !== undefined && <small>{number}</small>}
      </SteadyLink>
    </li>
  );
}

/**
 * True if the last child of a list is clipped because it has wrapped below the list. `content` changes with the
 * children.
 */
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
        // A child without a layout has no size, so it does not count as clipped.
        setClipped(Boolean(child?.height && rootBounds && child.top >= rootBounds.bottom));
      },
      { root },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [content]);
  return [ref, isClipped];
}
