import type { ReactNode } from "react";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./card-columns.module.css";

const SHAPES = 6;

/** A grid of cards, up to three in a row. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** The shape of such cards; `height` is that of one card. */
export function CardColumnsSkeleton({ height }: { height: string }) {
  return (
    <CardColumns>
      <Skeletons count={SHAPES} className={styles.cardLoading} height={height} />
    </CardColumns>
  );
}
