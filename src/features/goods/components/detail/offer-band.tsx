import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";

type Props = {
  /** The name of the offer: `限时秒杀`. */
  name: string;
  /** Its state in a few words. */
  state: string;
  /** The next start or end of the offer; undefined when it is over. */
  next?: { label: string; at: number } | undefined;
  progress?: { value: number; max: number; label: string } | undefined;
  children?: ReactNode;
};

/** A limited-time offer: its name, progress and remaining time. */
export function OfferBand({ name, state, next, progress, children }: Props) {
  return (
    <chakra.section css={styles} aria-label={name}>
      <div data-part="head">
        <strong>{name}</strong>
        <span data-part="state">{state}</span>
        {next && (
          <span data-part="clock">
            {next.label} <Countdown until={next.at} label={next.label} look="boxes" />
          </span>
        )}
      </div>
      {progress && (
        <div data-part="progress">
          <progress value={Math.min(progress.value, progress.max)} max={progress.max} aria-label={name} />
          <span>{progress.label}</span>
        </div>
      )}
      {children}
    </chakra.section>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  gap: "2",
  px: "3",
  py: "2",
  borderWidth: "1px",
  borderColor: "promo.100",
  borderRadius: "md",
  bg: "promo.50",
  "& [data-part=head]": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
  },
  "& strong": { color: "fg.promo", fontSize: "md", fontWeight: "600" },
  "& [data-part=state]": { color: "fg.muted" },
  "& [data-part=clock]": { display: "inline-flex", alignItems: "center", gap: "2", ms: "auto" },
  "& [data-part=progress]": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3" },
  "& progress": {
    flex: "1",
    minWidth: "32",
    height: "2",
    overflow: "hidden",
    borderRadius: "full",
    appearance: "none",
    bg: "promo.100",
  },
  "& progress::-webkit-progress-bar": { bg: "promo.100" },
  "& progress::-webkit-progress-value": { bg: "promo.500" },
  "& progress::-moz-progress-bar": { bg: "promo.500" },
  "& p": { color: "fg.muted", fontSize: "xs", whiteSpace: "pre-line" },
} as const;
