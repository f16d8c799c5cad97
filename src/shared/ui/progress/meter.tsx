import { chakra } from "@chakra-ui/react";

type Props = {
  /** 0 to 100. */
  percent: number;
  label: string;
  /** The value in words, for screen readers. */
  text: string;
};

/** A progress bar. */
export function Meter({ percent, label, text }: Props) {
  return (
    <chakra.div
      css={styles}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      data-full={percent >= 100 || undefined}
    >
      <i style={{ width: `${Math.min(100, percent)}%` }} />
    </chakra.div>
  );
}

const styles = {
  height: "2",
  overflow: "hidden",
  borderRadius: "full",
  bg: "promo.100",
  "& i": { display: "block", height: "full", borderRadius: "full", bg: "promo.500" },
  "&[data-full]": { bg: "brand.muted" },
  "&[data-full] i": { bg: "brand.solid" },
} as const;
