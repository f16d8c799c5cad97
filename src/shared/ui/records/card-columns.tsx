import type { ReactNode } from "react";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./card-columns.module.css";
import { LoadingPage } from "../state/loading-page.tsx";

const SHAPES = 6;

/** A grid of cards, up to three in a row. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** A skeleton of such cards; `height` is that of one card. With a label it stands for itself. */
export function CardColumnsSkeleton({ label, height }: { label?: string; height: string }) {
  const cards = (
    <CardColumns>
      <Skeletons count={SHAPES} className={styles.cardLoading} height={height} />
    </CardColumns>
  );
  return label === undefined ? cards : <LoadingPage label={label}>{cards}</LoadingPage>;
}
