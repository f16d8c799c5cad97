import styles from "./bucket-filter.module.css";
import { BUCKET_NAMES } from "./bucket-names.ts";
import type { Bucket, LineFilter } from "./plan.ts";

const BUCKETS = Object.entries(BUCKET_NAMES) as [Bucket, string][];

type Props = {
  counts: Record<Bucket, number>;
  total: number;
  /** The lines whose number is not the written one. */
  changed: number;
  value: LineFilter | undefined;
  onChange: (filter: LineFilter | undefined) => void;
};

/** The lines by what needs to be done with them; the counts add up to the total. Beside them, what was changed. */
export function BucketFilter({ counts, total, changed, value, onChange }: Props) {
  const chipOf = (filter: LineFilter | undefined, name: string, count: number) => (
    <button
      className={styles.bucket}
      key={filter}
      type="button"
      data-bucket={filter}
      aria-pressed={value === filter}
      onClick={() => onChange(filter === "changed" && value === "changed" ? undefined : filter)}
    >
      {name} <b className={styles.count}>{count}</b>
    </button>
  );
  return (
    <div className={styles.root}>
      <div className={styles.group} role="group" aria-label="按状态筛选">
        {chipOf(undefined, "全部", total)}
        {BUCKETS.map(([bucket, name]) => counts[bucket] > 0 && chipOf(bucket, name, counts[bucket]))}
      </div>
      {changed > 0 && (
        <div className={styles.group} role="group" aria-label="按改动筛选">
          {chipOf("changed", "已改量", changed)}
        </div>
      )}
    </div>
  );
}
