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
      <PageHead title="数据">这个世界的每张表和每条记录，原样：金额以分计，时间以毫秒计。</PageHead>
      <QueryResult query={query}>
        {(tables) => (
          <div className={table === "" ? "browser" : "browser browser-open"}>
            <TableList tables={tables} current={table} />
            <div className="browser-records">
              {table === "" ? (
                <Empty icon={Database} title="选一张表">
                  共 {tables.length} 张表，{tables.filter(({ changed }) => changed > 0).length}{" "}
                  张在种子之后变过。
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
