import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { useLocation } from "react-router-dom";
import { ChevronDown } from "#generated/icons/chevron-down.ts";
import { LayoutGrid } from "#generated/icons/layout-grid.ts";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";
import { categorySourceFor } from "../lib/category-source.ts";
import styles from "./category-dropdown.module.css";

type Props = {
  /** The page itself shows the menu below, so this is only its heading. */
  isPinned: boolean;
  /** The menu; rendered once it is opened. */
  children: ReactNode;
};

/** The heading of the category menu in the navigation bar; the menu opens below it. */
export function CategoryDropdown({ isPinned, children }: Props) {
  const { pathname } = useLocation();
  const menuId = useId();
  const { isOpen, area, toggle } = useHoverDisclosure(!isPinned);
  const { label } = categorySourceFor(pathname);

  const head = (
    <>
      <LayoutGrid size={16} aria-hidden />
      {label}
    </>
  );
  if (isPinned) {
    return <div className={styles.head}>{head}</div>;
  }
  return (
    <div className={styles.root} {...area}>
      <button
        className={clsx(styles.head, styles.opener)}
        type="button"
        aria-controls={isOpen ? menuId : undefined}
        {...toggle}
      >
        {head}
        <span className={styles.arrow} aria-hidden>
          <ChevronDown size={14} />
        </span>
      </button>
      {isOpen && (
        <div className={styles.menu} id={menuId}>
          {children}
        </div>
      )}
    </div>
  );
}
