import { Pagination } from "./pagination.tsx";
import { PastEnd } from "./past-end.tsx";
import styles from "./record-pages.module.css";
import { type RecordColumn, RecordTable } from "./record-table.tsx";

type Props<T> = {
  label: string;
  columns: readonly RecordColumn<T>[];
  keyOf: (row: T) => number | string;
  response: { list: readonly T[]; total: number; page_size: number };
  page: number;
  hrefOf: (page: number) => string;
};

/** A non-empty page of records with its pagination. */
export function RecordPages<T>({ label, columns, keyOf, response, page, hrefOf }: Props<T>) {
  if (response.list.length === 0) return <PastEnd total={response.total} firstPage={hrefOf(1)} />;
  return (
    <>
      <RecordTable label={label} columns={columns} rows={response.list} keyOf={keyOf} />
      <div className={styles.pages}>
        <Pagination page={page} total={response.total} pageSize={response.page_size} hrefOf={hrefOf} />
      </div>
    </>
  );
}
