import { chakra } from "@chakra-ui/react";
import { BUCKETS } from "../lib/buckets.ts";
import type { Bucket } from "../lib/plan.ts";

type Props = {
  counts: Record<Bucket, number>;
  total: number;
  value: Bucket | undefined;
  onChange: (bucket: Bucket | undefined) => void;
};

/** The lines by what needs to be done with them; the counts add up to the total. */
export function BucketFilter({ counts, total, value, onChange }: Props) {
  return (
    <chakra.div css={styles} role="group" aria-label="按状态筛选">
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        全部 <b>{total}</b>
      </button>
      {BUCKETS.filter(([bucket]) => counts[bucket] > 0).map(([bucket, name]) => (
        <button
          key={bucket}
          type="button"
          data-bucket={bucket}
          aria-pressed={value === bucket}
          onClick={() => onChange(bucket)}
        >
          {name} <b>{counts[bucket]}</b>
        </button>
      ))}
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "2",
  "& button": {
    minHeight: { base: "10", md: "8" },
    px: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "full",
    bg: "bg.panel",
    color: "fg.muted",
    cursor: "pointer",
  },
  "& button:hover": { borderColor: "brand.border" },
  "& b": { color: "fg", fontWeight: "600" },
  "& [data-bucket=ready] b, & [data-bucket=added] b": { color: "brand.fg" },
  "& [data-bucket=several] b, & [data-bucket=missing] b, & [data-bucket=blocked] b": { color: "fg.promo" },
  "& button[aria-pressed=true]": { borderColor: "brand.solid", bg: "brand.subtle", color: "brand.fg" },
} as const;
