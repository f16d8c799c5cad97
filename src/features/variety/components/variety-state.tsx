import type { VarietyStatus } from "#generated/model/varietyStatus.ts";
import styles from "./variety-state.module.css";
import { VARIETY_STATES } from "../lib/variety-status.ts";

export function VarietyState({ status }: { status: VarietyStatus }) {
  return (
    <span className={styles.root} data-status={status}>
      {VARIETY_STATES[status].name}
    </span>
  );
}
