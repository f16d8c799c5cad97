import { PrescriptionKind } from "#generated/enums.ts";
import { RX_NAMES } from "./labels.ts";
import styles from "./rx-mark.module.css";

const MARKS: Record<PrescriptionKind, string> = {
  [PrescriptionKind.Unclassified]: "",
  [PrescriptionKind.Prescription]: "Rx",
  [PrescriptionKind.OtcA]: "甲 OTC",
  [PrescriptionKind.OtcB]: "乙 OTC",
};

/** The prescription mark as printed on the pack; goods other than medicine have none. */
export function RxMark({ rx }: { rx: PrescriptionKind | undefined }) {
  if (!rx) return null;
  return (
    <abbr className={styles.root} data-kind={rx} title={RX_NAMES[rx]} style={{ textDecoration: "none" }}>
      {MARKS[rx]}
    </abbr>
  );
}
