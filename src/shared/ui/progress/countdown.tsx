import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { describeTimeLeft, formatCountdown } from "#src/shared/lib/shanghai-time.ts";
import styles from "./countdown.module.css";

type Props = {
  /** The end of the countdown on the server's clock, in milliseconds since 1970. */
  until: number;
  /** The event of the countdown, for screen readers: `距结束`. */
  label: string;
  /** `boxes` shows hours, minutes and seconds in dark boxes; `text` is part of a sentence. */
  look?: "text" | "boxes";
};

/**
 * Ticks every second by the server's clock, whatever this machine's clock says. Screen readers read days, hours and
 * minutes, and are not interrupted by the seconds.
 */
export function Countdown({ until, label, look = "text" }: Props) {
  const text = useServerClock((now) => formatCountdown(until - now));
  const spoken = useServerClock((now) => describeTimeLeft(until - now));
  return (
    <span className={styles.root} role="timer" aria-label={`${label}：${spoken}`} data-look={look}>
      {look === "text" ? text : text.split(/([ :])/).map((part, index) => <Part key={index} text={part} />)}
    </span>
  );
}

function Part({ text }: { text: string }) {
  if (text === " " || text === "") return null;
  return <span className={/^\d+$/.test(text) ? styles.figure : undefined}>{text}</span>;
}
