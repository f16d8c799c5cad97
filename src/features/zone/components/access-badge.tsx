import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import { Clock3 } from "#generated/icons/clock-3.ts";
import { Lock } from "#generated/icons/lock.ts";
import type { ControlledAccess } from "#generated/model/index.ts";
import { ACCESS_TEXT } from "../lib/access.ts";
import styles from "./access-badge.module.css";

const ICONS = { none: Lock, waiting: Clock3, granted: CircleCheck, refused: CircleX };

/** The buyer's access to a controlled group, by icon and word as well as by color. */
export function AccessBadge({ access }: { access: ControlledAccess }) {
  const { name, tone } = ACCESS_TEXT[access];
  const Icon = ICONS[tone];
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {name}
    </span>
  );
}
