import { ChevronRight } from "#generated/icons/chevron-right.ts";
import type { PointerEvent } from "react";
import type { MenuItem } from "#generated/model/index.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./category-flyout.module.css";
import { FLYOUT } from "../hooks/use-category-flyout.ts";

type Props = {
  id: string;
  entry: MenuItem;
  linkTo: (id: number) => string;
  onHover: (event: PointerEvent) => void;
};

/** The second level as rows, each with its third level beside it. */
export function CategoryFlyout({ id, entry, linkTo, onHover }: Props) {
  return (
    <div className={styles.root} id={id} {...{ [FLYOUT]: true }} onPointerEnter={onHover}>
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
