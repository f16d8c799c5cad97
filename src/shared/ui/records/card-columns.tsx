import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./card-columns.module.css";
import { LoadingPage } from "../state/loading-page.tsx";

const SHAPES = 6;

/** A grid of cards, up to three in a row. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** A skeleton of such cards; `height` is that of one card. */
export function CardColumnsSkeleton({ label, height }: { label: string; height: string }) {
  return (
    <LoadingPage label={label}>
      <CardColumns>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton
            className={styles.cardLoading}
            key={index}
            style={{ height: `var(--shop-sizes-${height})` }}
          />
        ))}
      </CardColumns>
    </LoadingPage>
  );
}
