import styles from "./bucket-filter.module.css";
import type { Bucket } from "../lib/plan.ts";

/** The names of the buckets, in the order in which they need attention. */
const BUCKETS: readonly (readonly [Bucket, string])[] = [
  ["ready", "可加购"],
  ["several", "待选择"],
  ["missing", "未找到"],
  ["blocked", "暂不可购"],
  ["waiting", "待匹配"],
  ["added", "已加入"],
];

type Props = {
  counts: Record<Bucket, number>;
  total: number;
  value: Bucket | undefined;
  onChange: (bucket: Bucket | undefined) => void;
};

/** The lines by what needs to be done with them; the counts add up to the total. */
export function BucketFilter({ counts, total, value, onChange }: Props) {
  return (
    <div className={styles.root} role="group" aria-label="按状态筛选">
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
