import { type ReactNode, useId } from "react";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./home-block.module.css";

type Props = {
  title: string;
  hint?: ReactNode;
  /** The link to more of it. */
  moreTo?: string;
  /** At the end of the heading, where there is no link to more. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled block of the home page. */
export function HomeBlock({ title, hint, moreTo, aside, children }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {hint && <div className={styles.hint}>{hint}</div>}
        <div className={styles.aside}>
          {moreTo ? (
            <TextLink className={styles.more} to={moreTo}>
              查看更多
              <VisuallyHidden>{title}</VisuallyHidden>
              <ChevronRight size={14} aria-hidden />
            </TextLink>
          ) : (
            aside
          )}
        </div>
      </div>
      <div className={styles.content}>
        <BlockPart>{children}</BlockPart>
      </div>
    </section>
  );
}
