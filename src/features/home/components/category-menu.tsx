import { clsx } from "clsx";
import { type PointerEvent, useId } from "react";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import type { MenuItem } from "#generated/model/index.ts";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCategoryFlyout, ENTRY, FLYOUT } from "../hooks/use-category-flyout.ts";
import { useCategoryMenu } from "../hooks/use-category-menu.ts";
import { CategoryFailed } from "./category-failed.tsx";
import { CategoryLogo } from "./category-logo.tsx";
import styles from "./category-menu.module.css";

/**
 * The category menu as a column; the children of an entry fly out beside it. The roomy variant fills the available
 * height and names the first children below each entry.
 */
export function CategoryMenu({ isRoomy = false }: { isRoomy?: boolean }) {
  const { entries, isFailed, retry, label, linkTo } = useCategoryMenu();
  const { openId, hover, toggle, area } = useCategoryFlyout();

  return (
    <nav className={styles.root} aria-label={label} {...area}>
      {isFailed && <CategoryFailed onRetry={retry} />}
      {!entries && !isFailed && (
        <Skeletons count={7} className={clsx(styles.loading, isRoomy && styles.roomyLoading)} height="5" />
      )}
      {entries && (
        <ul className={clsx(styles.categories, isRoomy && styles.roomy)}>
          {entries.map((entry) => (
            <CategoryEntry
              key={entry.id}
              entry={entry}
              linkTo={linkTo}
              hasHint={isRoomy}
              isOpen={entry.id === openId}
              onHover={hover(entry.children.length > 0 ? entry.id : undefined)}
              onToggle={() => toggle(entry.id)}
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

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
function CategoryEntry({ entry, linkTo, hasHint, isOpen, onHover, onToggle }: Props) {
  const flyoutId = useId();
  const hasChildren = entry.children.length > 0;
  return (
    <li>
      <div className={styles.categoryEntry} data-open={isOpen || undefined} onPointerEnter={onHover}>
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

type CategoryFlyoutProps = {
  id: string;
  entry: MenuItem;
  linkTo: (id: number) => string;
  onHover: (event: PointerEvent) => void;
};

/** The second level as rows, each with its third level beside it. */
function CategoryFlyout({ id, entry, linkTo, onHover }: CategoryFlyoutProps) {
  return (
    <div className={styles.categoryFlyout} id={id} {...{ [FLYOUT]: true }} onPointerEnter={onHover}>
      <TextLink className={styles.all} to={linkTo(entry.id)}>
        全部{entry.name}
        <ChevronRight size={12} aria-hidden />
      </TextLink>
      {entry.children.map((group) => (
        <div className={styles.group} key={group.id}>
          <TextLink className={styles.groupName} to={linkTo(group.id)}>
            {group.name}
          </TextLink>
          <ul className={styles.leaves}>
            {group.children.map((leaf) => (
              <li key={leaf.id}>
                <TextLink className={styles.leaf} to={linkTo(leaf.id)}>
                  {leaf.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
