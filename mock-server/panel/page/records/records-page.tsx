import { Database } from "lucide-react";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { useMock } from "../world/queries.ts";
import { TableList } from "./table-list.tsx";
import { TableRecords } from "./table-records.tsx";

/** All records of the world, as stored. */
export function RecordsPage({ table }: { table: string }) {
  const query = useMock("state", (control) => control.state.tables());
  return (
    <>
      <PageHead title="Data">
        Every table and record of this world as stored: money in fen, times in ms.
      </PageHead>
      <QueryResult query={query}>
        {(tables) => (
          <div className={table === "" ? "browser" : "browser browser-open"}>
            <TableList tables={tables} current={table} />
            <div className="browser-records">
              {table === "" ? (
                <Empty icon={Database} title="Choose a table">
                  {tables.length} tables, {tables.filter(({ changed }) => changed > 0).length} changed since
                  the seed.
                </Empty>
              ) : (
                <TableRecords key={table} table={table} />
              )}
            </div>
          </div>
        )}
      </QueryResult>
    </>
  );
}
