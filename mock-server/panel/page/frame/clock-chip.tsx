import { VisuallyHidden } from "@chakra-ui/react";
import { Clock } from "#generated/icons/clock.ts";
import { Snowflake } from "#generated/icons/snowflake.ts";
import { useNow } from "../time/use-now.ts";
import { Chip } from "./chip.tsx";
import { hashOf } from "./hash-route.ts";
import { say } from "../language.ts";

/** The world's time, and whether it is frozen. */
export function ClockChip() {
  const clock = useNow();
  if (!clock) return null;
  const Icon = clock.frozen ? Snowflake : Clock;
  return (
    <Chip
      href={hashOf("clock")}
      colorPalette={clock.frozen ? "blue" : "gray"}
      title={say("The time of this world", "此沙箱的时间")}
    >
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{say("Clock", "时钟")} </VisuallyHidden>
      <time>{clock.text}</time>
      {clock.frozen && <VisuallyHidden> {say("frozen", "已冻结")}</VisuallyHidden>}
    </Chip>
  );
}
