import type { ReactNode } from "react";
import { CalendarX2 } from "#generated/icons/calendar-x-2.ts";
import type { AddressQuery } from "#src/shared/lib/address-query.ts";
import type { FilterLink } from "#src/shared/lib/filter-links.ts";
import { type DaySpan, spanProblem } from "#src/shared/lib/quick-days.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { DaySpanField } from "../field/day-span-field.tsx";
import { Panel } from "../frame/panel.tsx";
import { PillLinks } from "../frame/pill-links.tsx";
import { EmptyState } from "../state/empty-state.tsx";
import type { Query } from "../state/loaded.tsx";
import { RecordPages } from "./record-pages.tsx";
import type { RecordColumn } from "./record-table.tsx";

type Props<T> = {
  title: string;
  uses: { label: string; links: readonly FilterLink[] };
  address: AddressQuery<DaySpan & { page?: number }>;
  /** The name of one entry. */
  noun?: string;
  /** The entries' totals, and the export. */
  summary: ReactNode;
  columns: readonly RecordColumn<T>[];
  query: Query<{ list: readonly T[]; total: number; page_size: number }>;
  /** Shown when there are no entries at all. */
  empty: ReactNode;
  /** Controls for the entries. */
  children?: ReactNode;
};

/** A log filtered by use and by day. */
export function LogPanel<T extends { id: number }>({
  title,
  uses,
  address,
  noun = "明细",
  summary,
  columns,
  query,
  empty,
  children,
}: Props<T>) {
  const { query: days, all: allHref, hrefOf, go } = address;
  const problem = spanProblem(days);
  const isNarrowed =
    uses.links[0]?.isCurrent !== true || days.start_time !== undefined || days.end_time !== undefined;
  return (
    <Panel title={title}>
      <Stack gap="3" mb="3">
        <PillLinks {...uses} />
        <DaySpanField label="日期" span={days} onChange={go} />
        {!problem && summary}
      </Stack>
      {problem ? (
        <Nothing title={problem} hint={`请改选日期，或查看全部${noun}。`} noun={noun} allHref={allHref} />
      ) : (
        <RecordPages
          query={query}
          label={title}
          columns={columns}
          page={days.page ?? 1}
          hrefOf={(page) => hrefOf({ page })}
          empty={
            isNarrowed ? (
              <Nothing
                title={`没有符合条件的${noun}`}
                hint={`放宽日期或${uses.label}再看看。`}
                noun={noun}
                allHref={allHref}
              />
            ) : (
              empty
            )
          }
        >
          {children}
        </RecordPages>
      )}
    </Panel>
  );
}

type NothingProps = { title: string; hint: string; noun: string; allHref: string };

function Nothing({ title, hint, noun, allHref }: NothingProps) {
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
