import styles from "./bucket-filter.module.css";
import { BUCKET_NAMES } from "../lib/bucket-names.ts";
import type { Bucket, LineFilter } from "../lib/plan.ts";

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
export function BucketFilter(props: Props) {
  const { changed, value, onChange } = props;
  return (
    <div className={styles.root}>
      <Buckets {...props} />
      {changed > 0 && (
        <div className={styles.group} role="group" aria-label="按改动筛选">
          <button
            className={styles.bucket}
            type="button"
            data-bucket="changed"
            aria-pressed={value === "changed"}
            onClick={() => onChange(value === "changed" ? undefined : "changed")}
          >
            已改量 <b className={styles.count}>{changed}</b>
          </button>
        </div>
      )}
    </div>
  );
}

function Buckets({ counts, total, value, onChange }: Props) {
  return (
    <div className={styles.group} role="group" aria-label="按状态筛选">
      <button
        className={styles.bucket}
        type="button"
        aria-pressed={value === undefined}
        onClick={() => onChange(undefined)}
      >
        全部 <b className={styles.count}>{total}</b>
      </button>
      {BUCKETS.filter(([bucket]) => counts[bucket] > 0).map(([bucket, name]) => (
        <button
          className={styles.bucket}
          key={bucket}
          type="button"
          data-bucket={bucket}
          aria-pressed={value === bucket}
          onClick={() => onChange(bucket)}
        >
          {name} <b className={styles.count}>{counts[bucket]}</b>
        </button>
      ))}
    </div>
  );
}
