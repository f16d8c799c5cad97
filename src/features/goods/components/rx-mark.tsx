import styles from "./rx-mark.module.css";
import type { PrescriptionKind } from "#generated/model/index.ts";
import { RX_NAMES } from "../lib/labels.ts";

const MARKS: Record<PrescriptionKind, string> = { 0: "", 1: "Rx", 2: "甲 OTC", 3: "乙 OTC" };

/** The prescription mark as printed on the pack; goods other than medicine have none. */
export function RxMark({ rx }: { rx: PrescriptionKind | undefined }) {
  if (!rx) return null;
  return (
    <abbr className={styles.root} data-kind={rx} title={RX_NAMES[rx]} style={{ textDecoration: "none" }}>
      {MARKS[rx]}
    </abbr>
  );
}
