import { chakra } from "@chakra-ui/react";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { describeTimeLeft, formatCountdown } from "#src/shared/lib/shanghai-time.ts";

type Props = {
  /** The moment it counts down to, on the server's clock; milliseconds since 1970. */
  until: number;
  /** What it counts down to, for those who cannot see what stands beside it: `距结束`. */
  label: string;
  /** `boxes` puts hours, minutes and seconds in dark boxes; else it is a part of a sentence. */
  look?: "text" | "boxes";
};

/**
 * The one countdown: ticks every second by the server's clock, whatever this machine's says. A screen reader that
 * comes by hears days, hours and minutes, and is not interrupted by the seconds.
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
