import { useEffect, useRef } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { parseTable, type PlanTable, readTable } from "../lib/parse-plan.ts";
import { guessRoles } from "../lib/plan-columns.ts";
import { ROLE_NAMES, type Role } from "../lib/plan-header.ts";
import type { PlanSheet } from "../lib/plan-sheet.ts";
import styles from "./column-review.module.css";
import { SkippedRows } from "./skipped-rows.tsx";

/** The rows that are shown. */
const EXAMPLES = 5;
/** More columns than any plan has are not shown. */
const COLUMNS_MAX = 30;

type Props = {
  sheet: PlanSheet;
  onCorrect: (roles: readonly Role[]) => void;
  onAccept: (table: PlanTable) => void;
  onClose: () => void;
};

/** What the columns of a table were taken for, before its goods are matched: to be confirmed, or corrected. */
export function ColumnReview({ sheet, onCorrect, onAccept, onClose }: Props) {
  const { name, rows, roles: corrected } = sheet;
  const table = readTable(rows, corrected.length > 0 ? corrected : undefined);
  const { lines, skipped } = parseTable(table);
  const roles = table.columns.roles ?? guessRoles(table.rows, table.columns);
  const blank = lines.filter(({ requested }) => requested === undefined).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const width = Math.min(COLUMNS_MAX, Math.max(...table.rows.map(({ length }) => length)));
  const columns = Array.from({ length: width }, (_, index) => index);
  const header = table.rows[table.headerAt] ?? [];
  const examples = lines.slice(0, EXAMPLES);
  const setRole = (at: number, role: Role) =>
    onCorrect(columns.map((index) => (index === at ? role : (roles[index] ?? "other"))));

  return (
    <section className={styles.root} aria-labelledby="column-review">
      <h2 className={styles.heading} id="column-review" ref={heading} tabIndex={-1}>
        核对每列的内容
      </h2>
      <p className={styles.about} role="status">
        {name || "粘贴的表格"}共 <b>{rows.length}</b> 行，其中商品 <b>{lines.length}</b> 行
        {table.headerAt >= 0 ? `，第 ${table.headerAt + 1} 行是表头` : "，没有表头，按内容判断"}
        {blank > 0 && `，${blank} 行没有写数量，留作待填`}。
      </p>
      {!roles.includes("number") && blank > 0 && (
        <Notice>没有找到数量列。请在下面指明哪一列是数量，不指明则由您逐行填写。</Notice>
      )}
      <div className={styles.sheet} role="region" aria-label="表格的前几行，可滚动" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">行号</th>
              {columns.map((index) => (
                <th key={index} scope="col" data-role={roles[index] ?? "other"}>
                  {header[index] && <span className={styles.head}>{header[index]}</span>}
                  <select
                    className={styles.role}
                    aria-label={`第 ${index + 1} 列${header[index] ? `“${header[index]}”` : ""}是`}
                    value={roles[index] ?? "other"}
                    onChange={({ target }) => setRole(index, target.value as Role)}
                  >
                    {Object.entries(ROLE_NAMES).map(([role, word]) => (
                      <option key={role} value={role}>
                        {word}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {examples.map(({ row }) => (
              <tr key={row}>
                <td>{row}</td>
                {columns.map((index) => (
                  <td key={index} data-role={roles[index] ?? "other"}>
                    {table.rows[row - 1]?.[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SkippedRows skipped={skipped} />
      <div className={styles.buttons}>
        <Button onClick={() => onAccept(table)} disabled={lines.length === 0}>
          匹配 {lines.length} 行商品
        </Button>
        <Button variant="outline" onClick={onClose}>
          返回修改
        </Button>
      </div>
    </section>
  );
}
