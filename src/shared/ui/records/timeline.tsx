import { chakra } from "@chakra-ui/react";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";

export type TimelineStep = { time: string; name?: string; text: string };

type Props = { label: string; steps: readonly TimelineStep[] };

/** A timeline, newest first; the newest entry is highlighted. */
export function Timeline({ label, steps }: Props) {
  return (
    <chakra.ol css={styles} aria-label={label}>
      {steps.map(({ time, name, text }, index) => (
        <li key={`${time}-${index}`} data-newest={index === 0 || undefined}>
          <time dateTime={time.replace(" ", "T")}>{formatMinute(time)}</time>
          <span data-part="dot" aria-hidden />
          <span data-part="text">
            {name && <strong>{name}</strong>}
            {text}
          </span>
        </li>
      ))}
    </chakra.ol>
  );
}

const styles = {
  listStyle: "none",
  "& li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "{sizes.3} minmax(0, 1fr)", md: "{sizes.32} {sizes.3} minmax(0, 1fr)" },
    columnGap: "3",
    pb: "3",
    color: "fg.muted",
  },
  "& time": {
    order: { base: "3", md: "0" },
    gridColumn: { base: "2", md: "auto" },
    color: "fg.subtle",
    fontSize: { base: "xs", md: "sm" },
    whiteSpace: "nowrap",
  },
  "& [data-part=dot]": {
    justifySelf: "center",
    boxSize: "2",
    mt: "1.5",
    borderRadius: "full",
    bg: "border.strong",
  },
  "& li:not(:last-child) [data-part=dot]::after": {
    content: '""',
    position: "absolute",
    top: "4",
    bottom: "-1",
    ms: "0.5",
    borderInlineStartWidth: "1px",
    borderColor: "border.strong",
  },
  "& [data-newest]": { color: "fg" },
  "& [data-newest] [data-part=dot]": { bg: "brand.solid", outline: "3px solid {colors.brand.muted}" },
  "& [data-part=text]": { minWidth: "0", overflowWrap: "anywhere" },
  "& strong": { me: "2", fontWeight: "600" },
} as const;
