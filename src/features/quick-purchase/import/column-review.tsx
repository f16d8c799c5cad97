import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { parseTable } from "./parse-plan.ts";
import { guessRoles } from "./plan-columns.ts";
import { NAMING, ROLE_NAMES, type Role } from "./plan-header.ts";
import type { PlanSheets } from "./plan-sheet.ts";
import { type PlanTable, readTable } from "./plan-table.ts";
import type { Sheet } from "./read-workbook.ts";
import { SkippedRows } from "./skipped-rows.tsx";
import choices from "./choice-cards.module.css";
import styles from "./column-review.module.css";

/** The rows that are shown. */
const EXAMPLES = 5;
/** More columns than any plan has are not shown. */
const COLUMNS_MAX = 30;

type Props = {
  opened: PlanSheets;
  sheet: Sheet;
  onCorrect: (roles: readonly Role[]) => void;
  onLeaveOut: (isVisibleOnly: boolean) => void;
  onAccept: (table: PlanTable) => void;
  onClose: () => void;
};

/** The detected columns of a table, to be confirmed or corrected before the goods are matched. */
export function ColumnReview({ opened, sheet, onCorrect, onLeaveOut, onAccept, onClose }: Props) {
  const { roles: corrected, isVisibleOnly } = opened;
  const { rows, hiddenRows } = sheet;
  const name = [opened.name, opened.sheets.length > 1 && `工作表“${sheet.name}”`].filter(Boolean).join(" ");
  const table = readTable(
    rows,
    corrected.length > 0 ? corrected : undefined,
    isVisibleOnly ? hiddenRows : undefined,
  );
  const { lines, skipped } = parseTable(table);
  const { header, columns, tables } = table;
  const cellsOfRows = table.rows.map(({ cells }) => cells);
  const roles = columns.roles ?? guessRoles(cellsOfRows, columns);
  const isAmbiguous = columns.candidates.length > 0;
  const blank = lines.filter(({ requested }) => requested === undefined).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const width =
    tables > 1 ? (header?.heads.length ?? 0) : Math.max(...cellsOfRows.map(({ length }) => length));
  const places = Array.from({ length: Math.min(COLUMNS_MAX, width) }, (_, index) => index);
  const rowsOfLines = new Set(lines.map(({ row }) => row));
  const examples = table.rows.filter(({ row }) => rowsOfLines.has(row)).slice(0, EXAMPLES);
  const headOf = (index: number) => header?.heads[index]?.text ?? "";
  const setRole = (at: number, role: Role) =>
    onCorrect(
      places.map((index) => {
        if (index === at) return role;
        const current = roles[index] ?? "other";
        // Only one column can be the quantity, so the previous one loses that role.
        return role === "number" && current === "number" ? "other" : current;
      }),
    );

  return (
    <Stack as="section" gap="3" narrow aria-labelledby="column-review">
      <Text as="h2" noOutline bold id="column-review" ref={heading} tabIndex={-1}>
        核对每列的内容
      </Text>
      <p className={styles.about} role="status">
        {name || "粘贴的表格"}共 <b>{rows.length}</b> 行，其中商品 <b>{lines.length}</b> 行
        {header ? `，第 ${header.at + 1} 行${header.count > 1 ? "起" : ""}是表头` : "，没有表头，按内容判断"}
        {tables > 1 && `，左右并排的 ${tables} 张表已合成一张`}
        {blank > 0 && !isAmbiguous && `，${blank} 行没有写数量，留作待填`}。
      </p>
      {hiddenRows.length > 0 && (
        <label className={styles.hidden}>
          <input
            type="checkbox"
            checked={isVisibleOnly}
            onChange={({ target }) => onLeaveOut(target.checked)}
          />
          有 {hiddenRows.length} 行在文件中被筛选或隐藏，不导入这些行
        </label>
      )}
      {isAmbiguous && (
        <QuantityColumn
          candidates={columns.candidates.map((index) => ({
            index,
            head: headOf(index) || `第 ${index + 1} 列`,
            rows: examples.map(({ cells }) => ({
              name: cells.find((_, at) => NAMING.includes(roles[at] ?? "other")) ?? "",
              cell: cells[index] ?? "",
            })),
          }))}
          onChoose={(index) => setRole(index, "number")}
          onNone={() => onCorrect(places.map((index) => roles[index] ?? "other"))}
        />
      )}
      {!isAmbiguous && !roles.includes("number") && blank > 0 && (
        <Notice>没有找到数量列。请在下面指明哪一列是数量，不指明则由您逐行填写。</Notice>
      )}
      <div className={styles.sheet} role="region" aria-label="表格的前几行，可滚动" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">行号</th>
              {places.map((index) => (
                <th key={index} scope="col" data-role={roles[index] ?? "other"}>
                  {headOf(index) && <span className={styles.head}>{headOf(index)}</span>}
                  <select
                    className={styles.role}
                    aria-label={`第 ${index + 1} 列${headOf(index) && `“${headOf(index)}”`}是`}
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
            {examples.map(({ row, cells }, at) => (
              <tr key={at}>
                <td>{row}</td>
                {places.map((index) => (
                  <td key={index} data-role={roles[index] ?? "other"}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SkippedRows skipped={skipped} />
      <Row wrap gap="3">
        <Button onClick={() => onAccept(table)} disabled={lines.length === 0 || isAmbiguous}>
          匹配 {lines.length} 行商品
        </Button>
        <Button variant="outline" onClick={onClose}>
          返回修改
        </Button>
      </Row>
    </Stack>
  );
}

type Candidate = { index: number; head: string; rows: readonly { name: string; cell: string }[] };

type QuantityColumnProps = {
  candidates: readonly Candidate[];
  onChoose: (index: number) => void;
  onNone: () => void;
};

/** Asks which column is the quantity to buy if several could be; none is chosen automatically. */
function QuantityColumn({ candidates, onChoose, onNone }: QuantityColumnProps) {
  return (
    <fieldset className={styles.quantityColumn}>
      <Text as="legend" px="1" bold>
        {candidates.length > 1
          ? `有 ${candidates.length} 列都可能是采购数量，请选择这次要采购的一列`
          : "这一列是这次要采购的数量吗？"}
      </Text>
      <div className={choices.cards}>
        {candidates.map(({ index, head, rows }) => (
          <button
            key={index}
            type="button"
            className={clsx(choices.card, styles.candidate)}
            onClick={() => onChoose(index)}
          >
            <b>{head}</b>
            {rows.map(({ name, cell }, at) => (
              <span key={at} className={styles.row}>
                <span>{name}</span>
                <span>{cell || "空"}</span>
              </span>
            ))}
          </button>
        ))}
      </div>
      <Button size="sm" variant="outline" onClick={onNone}>
        都不是，逐行填写
      </Button>
    </fieldset>
  );
}
