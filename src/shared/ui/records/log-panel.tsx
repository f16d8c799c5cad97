import type { Failure } from "#src/shared/lib/failure.ts";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { CalendarX2 } from "#generated/icons/calendar-x-2.ts";
import type { ReactNode } from "react";
import type { FilterLink } from "#src/shared/lib/filter-links.ts";
import { type DaySpan, spanProblem } from "#src/shared/lib/quick-days.ts";
import { DaySpanField } from "../field/day-span-field.tsx";
import { EmptyState } from "../state/empty-state.tsx";
import { LoadError } from "../state/load-error.tsx";
import { Panel } from "../frame/panel.tsx";
import { PillLinks } from "../frame/pill-links.tsx";
import styles from "./log-panel.module.css";
import { RecordPages } from "./record-pages.tsx";
import type { RecordColumn } from "./record-table.tsx";
import { RecordsSkeleton } from "./records-skeleton.tsx";

type Props<T> = {
  title: string;
  uses: { label: string; links: readonly FilterLink[] };
  span: DaySpan;
  onSpan: (span: DaySpan) => void;
  /** The log without filters. */
  allHref: string;
  /** The name of one entry. */
  noun?: string;
  /** The entries' totals, and the export. */
  summary: ReactNode;
  columns: readonly RecordColumn<T>[];
  response: { list: readonly T[]; total: number; page_size: number } | undefined;
  page: number;
  hrefOf: (page: number) => string;
  state: { error: Failure; isStale: boolean; retry: () => void };
  /** Shown when there are no entries at all. */
  empty: ReactNode;
  /** Controls for the entries. */
  children?: ReactNode;
};

/** A log filtered by use and by day, with its loading, error and empty states. */
export function LogPanel<T extends { id: number }>({
  title,
  uses,
  span,
  onSpan,
  allHref,
  noun = "明细",
  summary,
  columns,
  response,
  page,
  hrefOf,
  state,
  empty,
  children,
}: Props<T>) {
  const { error, isStale, retry } = state;
  const problem = spanProblem(span);
  const isNarrowed = uses.links[0]?.isCurrent !== true || span.from !== undefined || span.to !== undefined;
  return (
    <Panel title={title}>
      <div className={styles.filters}>
        <PillLinks {...uses} />
        <DaySpanField label="日期" span={span} onChange={onSpan} />
        {!problem && summary}
      </div>
      <div {...staleProps(isStale && response !== undefined)}>
        {problem ? (
          <Nothing title={problem} hint={`请改选日期，或查看全部${noun}。`} noun={noun} allHref={allHref} />
        ) : !response && error ? (
          <LoadError error={error} what={title} onRetry={retry} />
        ) : !response ? (
          <RecordsSkeleton what={title} />
        ) : response.total > 0 ? (
          <>
            <RecordPages
              label={title}
              columns={columns}
              keyOf={({ id }) => id}
              response={response}
              page={page}
              hrefOf={hrefOf}
            />
            {children}
          </>
        ) : isNarrowed ? (
          <Nothing
            title={`没有符合条件的${noun}`}
            hint={`放宽日期或${uses.label}再看看。`}
            noun={noun}
            allHref={allHref}
          />
        ) : (
          empty
        )}
      </div>
    </Panel>
  );
}

function Nothing({
  title,
  hint,
  noun,
  allHref,
}: {
  title: string;
  hint: string;
  noun: string;
  allHref: string;
}) {
  return (
    <EmptyState
      icon={<CalendarX2 size={26} strokeWidth={1.5} />}
      title={title}
      hint={hint}
      action={
        <ButtonLink size="sm" variant="outline" to={allHref}>
          查看全部{noun}
        </ButtonLink>
      }
    />
  );
}
