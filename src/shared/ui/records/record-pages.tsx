import type { ReactNode } from "react";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { Loaded, type Query } from "../state/loaded.tsx";
import { staleProps } from "../state/stale-props.ts";
import { Pagination } from "./pagination.tsx";
import { PastEnd } from "./past-end.tsx";
import { type RecordColumn, RecordTable } from "./record-table.tsx";
import { RecordsSkeleton } from "./records-skeleton.tsx";

type Props<T> = {
  query: Query<{ list: readonly T[]; total: number; page_size: number }>;
  label: string;
  columns: readonly RecordColumn<T>[];
  page: number;
  hrefOf: (page: number) => string;
  /** Shown when there are no records at all. */
  empty: ReactNode;
  /** Controls for the records. */
  children?: ReactNode;
};

/** A page of records with its pagination, and its loading, error and empty states. */
export function RecordPages<T extends { id: number }>(props: Props<T>) {
  const { query, label, columns, page, hrefOf, empty, children } = props;
  return (
    <Loaded query={query} what={label} skeleton={<RecordsSkeleton />}>
      {({ list, total, page_size: pageSize }, isStale) => {
        if (total === 0) return empty;
        return (
          <div {...staleProps(isStale)}>
            {list.length === 0 ? (
              <PastEnd total={total} firstPage={hrefOf(1)} />
            ) : (
              <>
                <RecordTable label={label} columns={columns} rows={list} keyOf={({ id }) => id} />
                <Box mt="4" hideEmpty>
                  <Pagination page={page} total={total} pageSize={pageSize} hrefOf={hrefOf} />
                </Box>
              </>
            )}
            {children}
          </div>
        );
      }}
    </Loaded>
  );
}
