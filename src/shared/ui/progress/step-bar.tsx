import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { Fragment } from "react";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";

export type Step = { name: string; time: string | undefined; state: "done" | "current" | "coming" };

type Props = { label: string; steps: readonly Step[] };

/** The way of something in a few steps: what is behind it with its time, where it stands, what is to come. */
export function StepBar({ label, steps }: Props) {
  return (
    <chakra.ol css={styles} aria-label={label}>
      {steps.map(({ name, time, state }) => (
        <li key={name} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <span data-part="sign" aria-hidden>
            {state === "done" && <Check size={12} strokeWidth={3} />}
          </span>
          <span data-part="name">{name}</span>
          <span data-part="time">
            {state === "done" &&
              time &&
              formatMinute(time)
                .split(" ")
                .map((part) => (
                  <Fragment key={part}>
                    <span>{part}</span>{" "}
                  </Fragment>
                ))}
          </span>
        </li>
      ))}
    </chakra.ol>
  );
}

const styles = {
  display: "flex",
  listStyle: "none",
  "& li": {
    position: "relative",
    flex: "1",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    minWidth: "0",
    px: { md: "1" },
    textAlign: "center",
    color: "fg.subtle",
  },
  "& li + li::before": {
    content: '""',
    position: "absolute",
    top: "2",
    insetInlineEnd: "calc(50% + {sizes.3})",
    width: "calc(100% - {sizes.6})",
    borderTopWidth: "2px",
    borderColor: "border",
  },
  "& li[data-state=done] + li::before": { borderColor: "brand.border" },
  "& [data-part=sign]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    boxSize: "4.5",
    mb: "1",
    borderWidth: "2px",
    borderColor: "border.strong",
    borderRadius: "full",
    bg: "bg.panel",
  },
  "& [data-state=done]": { color: "fg" },
  "& [data-state=done] [data-part=sign]": {
    borderColor: "brand.solid",
    bg: "brand.solid",
    color: "brand.contrast",
  },
  "& [data-state=current] [data-part=sign]": { borderColor: "brand.solid" },
  "& [data-state=current]": { color: "brand.fg", fontWeight: "600" },
  "& [data-part=time]": { color: "fg.subtle", fontSize: { base: "2xs", md: "xs" }, fontWeight: "400" },
  // The day and the time of day each stay in one piece.
  "& [data-part=time] > span": { display: "inline-block", whiteSpace: "nowrap" },
} as const;
