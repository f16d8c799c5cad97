import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./buyers-desk.module.css";

type Props<T> = {
  title: string;
  /** The target of the card's link; `more` is its text. */
  to: string;
  more: string;
  area: "due" | "last" | "owed" | "arriving" | "ending" | "gift";
  query: Query<T>;
  children: (data: T) => ReactNode;
};

/** A card of the desk; it has its size before its content has come. */
export function DeskCard<T>({ title, to, more, area, query, children }: Props<T>) {
  return (
    <article className={styles.card} data-area={area} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Link className={styles.more} to={to} aria-label={`${title}：${more}`}>
          {more}
        </Link>
      </div>
      <Loaded query={query} what={title} as="line" skeleton={<Skeleton className={styles.loading} />}>
        {children}
      </Loaded>
    </article>
  );
}

/** Says that there is nothing, and where to begin. */
export function Nothing({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.note}>{children}</p>
      <ButtonLink className={styles.again} size="sm" variant="outline" to={to}>
        {label}
      </ButtonLink>
    </>
  );
}
