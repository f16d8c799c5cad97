import type { TablesTablesItem } from "#generated/control/model/tablesTablesItem.ts";
import { hashOf } from "../frame/hash-route.ts";
import { TableName } from "./table-name.tsx";
import { say } from "../language.ts";

/** The tables changed since the seed come first. */
export function TableList({ tables, current }: { tables: readonly TablesTablesItem[]; current: string }) {
  const sorted = tables.toSorted(
    (a, b) => Number(b.changed > 0) - Number(a.changed > 0) || a.table.localeCompare(b.table),
  );
  return (
    <nav className="tables" aria-label={say("Tables", "表")}>
      <ul>
        {sorted.map(({ table, records, changed }) => (
          <li key={table}>
            <a href={hashOf("state", table)} aria-current={table === current ? "page" : undefined}>
              <span className={records === 0 ? "table-name quiet" : "table-name"}>
                <TableName table={table} />
              </span>
              {changed > 0 && (
                <span className="table-changed">{say(`${changed} changed`, `${changed} 条改动`)}</span>
              )}
              <span className="table-count">{records.toLocaleString("en-US")}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
