import type { ReactNode } from "react";
import type { CartHintType } from "#generated/model/cartHintType.ts";
import styles from "./hint-bar.module.css";
import { HideHintButton } from "./hide-hint-button.tsx";

type Props = { type: CartHintType; label: string; icon: ReactNode; children: ReactNode };

/** A line of advice above the cart, which the buyer can hide permanently. */
export function HintBar({ type, label, icon, children }: Props) {
  return (
    <aside className={styles.root} aria-label={label}>
      {icon}
      {children}
      <HideHintButton type={type} of={label} />
    </aside>
  );
}
