import { Suspense, useEffect, useState } from "react";
import { MarginSwitch } from "#src/entities/goods/margin-switch.tsx";
import { useCompact } from "#src/entities/goods/use-compact.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { confirm } from "#src/shared/ui/feedback/feedback-store.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Stack } from "#src/shared/ui/layout/layout.tsx";
import { CompactSwitch } from "#src/shared/ui/records/compact-switch.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { MatchingProgress } from "../matching/matching-progress.tsx";
import type { Matching } from "../matching/use-matching.ts";
import { BUCKET_NAMES } from "./bucket-names.ts";
import { PendingTools } from "./pending-tools.tsx";
import { PlanBar } from "./plan-bar.tsx";
import { PlanLines } from "./plan-lines.tsx";
import { PlanRowSummary } from "./plan-row-summary.tsx";
import {
  bucketOf,
  countBuckets,
  type LineFilter,
  numberChange,
  type Plan,
  type PlanLine,
  type Bucket,
} from "./plan.ts";
import { sameGoods } from "./same-goods.ts";
import type { PlanEdits } from "./use-plan.ts";
import styles from "./filled-plan.module.css";

const SavePlanDialog = lazyPart(
  async () => (await import("./save-plan-dialog.tsx")).SavePlanDialog,
  PartMissing,
);

/** Longer plans are compact unless the buyer wants them otherwise. */
const MANY_LINES = 30;

type Props = { plan: Plan; edits: PlanEdits; matching: Matching; onRows: () => void };

/** A plan with lines, grouped by the action that they need, and the button that adds them to the cart. */
export function FilledPlan({ plan, edits, matching, onRows }: Props) {
  const [chosen, setChosen] = useState<LineFilter>();
  const [isSaving, setSaving] = useState(false);
  const { lines, rows } = plan;
  useEffect(onRows, [onRows, rows]);
  const [isCompact, setCompact] = useCompact("plan", lines.length > MANY_LINES);
  const counts = countBuckets(lines);
  const same = sameGoods(lines);
  const changed = lines.filter(numberChange).length;
  // An emptied bucket is no longer selectable.
  const isEmpty = chosen && (chosen === "changed" ? changed : counts[chosen]) === 0;
  const filter = isEmpty ? undefined : chosen;
  const shown = filter ? lines.filter((line) => isIn(line, filter)) : lines;

  async function clear(): Promise<void> {
    const open = lines.length - counts.added;
    const message = `采购单中还有 ${open} 行没有加入购物车，清空后不能恢复。`;
    if (open === 0 || (await confirm({ title: "清空采购单", message, confirmLabel: "清空" }))) edits.clear();
  }

  return (
    <Stack gap="3">
      <Panel
        title="采购单"
        hint="刷新页面不会丢失"
        action={<TextButton onClick={() => setSaving(true)}>存为计划</TextButton>}
      >
        <Stack gap="3">
          <PlanRowSummary plan={plan} />
          <MatchingProgress total={lines.length} matching={matching} />
          <Row align="center" justify="between" gap="3">
            <BucketFilter
              counts={counts}
              total={lines.length}
              changed={changed}
              value={filter}
              onChange={setChosen}
            />
            <Row align="center" gap="2">
              <MarginSwitch />
              <CompactSwitch isCompact={isCompact} onChange={setCompact} />
            </Row>
          </Row>
          <PendingTools lines={lines} counts={counts} edits={edits} />
          <PlanLines lines={shown} same={same} isCompact={isCompact} edits={edits} />
        </Stack>
      </Panel>
      {isSaving && (
        <Suspense>
          <SavePlanDialog lines={lines} onClose={() => setSaving(false)} />
        </Suspense>
      )}
      <PlanBar lines={lines} edits={edits} onClear={() => void clear()} />
    </Stack>
  );
}

const isIn = (line: PlanLine, filter: LineFilter): boolean =>
  filter === "changed" ? numberChange(line) !== undefined : bucketOf(line) === filter;

const BUCKETS = Object.entries(BUCKET_NAMES) as [Bucket, string][];

type BucketFilterProps = {
  counts: Record<Bucket, number>;
  total: number;
  /** The lines whose number is not the written one. */
  changed: number;
  value: LineFilter | undefined;
  onChange: (filter: LineFilter | undefined) => void;
};

/** Filters for the lines by the action that they need, whose counts add up to the total, and for changed lines. */
function BucketFilter({ counts, total, changed, value, onChange }: BucketFilterProps) {
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
      <Row wrap gap="2" role="group" aria-label="按状态筛选">
        {chipOf(undefined, "全部", total)}
        {BUCKETS.map(([bucket, name]) => counts[bucket] > 0 && chipOf(bucket, name, counts[bucket]))}
      </Row>
      {changed > 0 && (
        <Row wrap gap="2" role="group" aria-label="按改动筛选">
          {chipOf("changed", "已改量", changed)}
        </Row>
      )}
    </div>
  );
}
