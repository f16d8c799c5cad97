import { Clock, Snowflake } from "lucide-react";
import { useNow } from "../time/use-now.ts";
import { hashOf } from "./hash-route.ts";

/** The world's time, and whether it is frozen. */
export function ClockChip() {
  const clock = useNow();
  if (!clock) return null;
  return (
    <a
      href={hashOf("clock")}
      className={clock.frozen ? "chip chip-frozen" : "chip"}
      title="The time of this world"
    >
      {clock.frozen ? <Snowflake size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
      <span className="unseen">Clock</span>
      <time className="digits">{clock.text}</time>
      {clock.frozen && <span className="unseen">frozen</span>}
    </a>
  );
}
