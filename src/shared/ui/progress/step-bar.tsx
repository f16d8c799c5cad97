import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { Fragment } from "react";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";

export type Step = {
  name: string;
  /** When it was completed, if known. */
  time?: string | undefined;
  state: "done" | "current" | "coming";
};

type Props = { label: string; steps: readonly Step[] };

/**
 * The progress of a process in a few steps: completed steps with their times, the current one, and those to come;
 * distinguished by icon as well as by colour.
 */
export function StepBar({ label, steps }: Props) {
  return (
    <chakra.ol css={styles} aria-label={label}>
      {steps.map(({ name, time, state }, index) => (
        <li key={name} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <span data-part="sign" aria-hidden>
            {state === "done" ? <Check size={14} strokeWidth={3} /> : index + 1}
          </span>
          <span data-part="name">{name}</span>
          {state === "done" && time && <Time time={time} />}
        </li>
      ))}
    </chakra.ol>
  );
}

/** Date and time are each kept on one line. */
function Time({ time }: { time: string }) {
  return (
    <span data-part="time">
      {formatMinute(time)
        .split(" ")
        .map((part) => (
          <Fragment key={part}>
            <span>{part}</span>{" "}
          </Fragment>
        ))}
    </span>
  );
}

const styles = {
  display: "flex",
  width: "full",
  listStyle: "none",
  "& li": {
    position: "relative",
    flex: "1",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    minWidth: "0",
    px: { md: "1" },
    color: "fg.subtle",
    textAlign: "center",
  },
  "& li + li::before": {
    content: '""',
    position: "absolute",
    top: "3",
    insetInlineEnd: "calc(50% + {sizes.4})",
    width: "calc(100% - {sizes.8})",
    borderTopWidth: "2px",
    borderColor: "border.strong",
  },
  "& li[data-state=done] + li::before": { borderColor: "brand.solid" },
  "& [data-part=sign]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    boxSize: "6",
    mb: "1",
    borderWidth: "2px",
    borderColor: "border.strong",
    borderRadius: "full",
    bg: "bg.panel",
    fontSize: "xs",
    fontWeight: "600",
  },
  "& [data-state=current]": { color: "brand.fg", fontWeight: "600" },
  "& [data-state=current] [data-part=sign]": {
    borderColor: "brand.solid",
    bg: "brand.solid",
    color: "brand.contrast",
  },
  "& [data-state=done]": { color: "fg.muted" },
  "& [data-state=done] [data-part=sign]": { borderColor: "brand.solid", color: "brand.fg" },
  "& [data-part=time]": { color: "fg.subtle", fontSize: { base: "2xs", md: "xs" }, fontWeight: "400" },
  "& [data-part=time] > span": { display: "inline-block", whiteSpace: "nowrap" },
} as const;
