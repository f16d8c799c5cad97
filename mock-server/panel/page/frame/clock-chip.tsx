import { Clock } from "#generated/icons/clock.ts";
import { Snowflake } from "#generated/icons/snowflake.ts";
import { useNow } from "../time/use-now.ts";
import { hashOf } from "./hash-route.ts";
import { say } from "../language.ts";

/** The world's time, and whether it is frozen. */
export function ClockChip() {
  const clock = useNow();
  if (!clock) return null;
  return (
    <a
      href={hashOf("clock")}
      className={clock.frozen ? "chip chip-frozen" : "chip"}
      title={say("The time of this world", "此沙箱的时间")}
    >
      {clock.frozen ? <Snowflake size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
      <span className="unseen">{say("Clock", "时钟")}</span>
      <time className="digits">{clock.text}</time>
      {clock.frozen && <span className="unseen">{say("frozen", "已冻结")}</span>}
    </a>
  );
}
