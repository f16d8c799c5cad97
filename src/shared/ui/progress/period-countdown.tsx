import { endOf, type Period } from "#src/shared/lib/period.ts";
import { usePhase } from "#src/shared/lib/use-phase.ts";
import { Countdown } from "./countdown.tsx";
import styles from "./period-countdown.module.css";

type Props = {
  /** Undefined while loading: its space is reserved. */
  period: Period | undefined;
  /** The name of the event that begins and ends: `拼团`. */
  what: string;
  /** `boxes` is alone; `text` is a line of text. */
  look?: "text" | "boxes";
  /** Refetches what changes when the period begins or ends. */
  onTurn?: () => void;
};

/** The time until a period begins or ends, by the server's clock. */
export function PeriodCountdown({ period, ...props }: Props) {
  return period ? (
    <Running period={period} {...props} />
  ) : (
    <span className={styles.root} data-look={props.look} aria-hidden>
      --
    </span>
  );
}

function Running({ period, what, look = "text", onTurn }: Props & { period: Period }) {
  const phase = usePhase(period, onTurn);
  if (phase === "over") return <span className={styles.root}>{what}已结束</span>;
  const word = phase === "upcoming" ? "开始" : "结束";
  const until = phase === "upcoming" ? period.starts_at * 1000 : endOf(period.ends_at);
  return (
    <span className={styles.root} data-look={look}>
      距{word} <Countdown until={until} label={`距${what}${word}`} look={look} />
    </span>
  );
}
