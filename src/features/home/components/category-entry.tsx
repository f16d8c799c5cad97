import { clsx } from "clsx";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { type PointerEvent, useId } from "react";
import type { MenuItem } from "#generated/model/index.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ENTRY } from "../hooks/use-category-flyout.ts";
import { CategoryFlyout } from "./category-flyout.tsx";
import styles from "./category-entry.module.css";
import { CategoryLogo } from "./category-logo.tsx";

type Props = {
  entry: MenuItem;
  linkTo: (id: number) => string;
  /** Names the first children below it, for sighted users only: the flyout has their links. */
  hasHint: boolean;
  isOpen: boolean;
  onHover: (event: PointerEvent) => void;
  onToggle: () => void;
};

/** A top-level category: its link, and a button that shows its children without a mouse. */
export function CategoryEntry({ entry, linkTo, hasHint, isOpen, onHover, onToggle }: Props) {
  const flyoutId = useId();
  const hasChildren = entry.children.length > 0;
  return (
    <li>
      <div className={styles.root} data-open={isOpen || undefined} onPointerEnter={onHover}>
        <TextLink
          className={clsx(styles.category, isOpen && styles.open)}
          to={linkTo(entry.id)}
          {...{ [ENTRY]: entry.id }}
        >
          <CategoryLogo entry={entry} isOn={isOpen} />
          <span className={styles.words}>
            <span className={styles.name}>{entry.name}</span>
            {hasHint && <Hint entry={entry} />}
          </span>
        </TextLink>
        {hasChildren && (
          <button
            className={styles.opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? flyoutId : undefined}
            aria-label={`${entry.name}的子分类`}
            onClick={onToggle}
          >
            <ChevronRight size={14} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && hasChildren && (
        <CategoryFlyout id={flyoutId} entry={entry} linkTo={linkTo} onHover={onHover} />
      )}
    </li>
  );
}

const HINTS = 2;

function Hint({ entry }: { entry: MenuItem }) {
  return (
    <span className={styles.hint} aria-hidden>
      {entry.children
        .slice(0, HINTS)
        .map(({ name }) => name)
        .join(" / ")}
    </span>
  );
}
