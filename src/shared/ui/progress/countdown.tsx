import { chakra } from "@chakra-ui/react";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { describeTimeLeft, formatCountdown } from "#src/shared/lib/shanghai-time.ts";

type Props = {
  /** The end of the countdown on the server's clock, in milliseconds since 1970. */
  until: number;
  /** What is counted down, for screen readers: `距结束`. */
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
    <chakra.span css={styles} role="timer" aria-label={`${label}：${spoken}`} data-look={look}>
      {look === "text" ? text : text.split(/([ :])/).map((part, index) => <Part key={index} text={part} />)}
    </chakra.span>
  );
}

function Part({ text }: { text: string }) {
  if (text === " " || text === "") return null;
  return <span data-part={/^\d+$/.test(text) ? "figure" : "between"}>{text}</span>;
}

const styles = {
  color: "fg.promo",
  fontWeight: "600",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "&[data-look=boxes]": { display: "inline-flex", alignItems: "center", gap: "1", color: "fg" },
  "& [data-part=figure]": {
    minWidth: "6",
    px: "1",
    borderRadius: "xs",
    bg: "ink.800",
    color: "bg.panel",
    textAlign: "center",
    lineHeight: "1.5rem",
  },
} as const;
