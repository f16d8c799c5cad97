import { clsx } from "clsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { parseTable } from "./parse-plan.ts";
import { guessRoles } from "./plan-columns.ts";
import { NAMING, ROLE_NAMES, type Role } from "./plan-header.ts";
import type { OpenedSheets } from "./plan-sheet.ts";
import { type PlanTable, readTable } from "./plan-table.ts";
import type { Sheet } from "./read-workbook.ts";
import { SheetReview } from "./sheet-review.tsx";
import { SkippedRows } from "./skipped-rows.tsx";
import choices from "./choice-cards.module.css";
import styles from "./column-review.module.css";

const ROLES = Object.entries(ROLE_NAMES) as [Role, string][];
/** The rows that show the buyer what each column holds. */
const CHOICE_ROWS = 5;

type Props = {
  opened: OpenedSheets;
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
  const width =
    tables > 1 ? (header?.heads.length ?? 0) : Math.max(...cellsOfRows.map(({ length }) => length));
  const places = Array.from({ length: width }, (_, index) => index);
  const rowsOfLines = new Set(lines.map(({ row }) => row));
  const examples = table.rows.filter(({ row }) => rowsOfLines.has(row));
  const headOf = (index: number) => header?.heads[index]?.text ?? "";
  const roleOf = (index: number): Role => roles[index] ?? "other";

  return (
    <SheetReview
      about={
        <>
          {name || "粘贴的表格"}共 <b>{rows.length}</b> 行，其中商品 <b>{lines.length}</b> 行
          {header
            ? `，第 ${header.at + 1} 行${header.count > 1 ? "起" : ""}是表头`
            : "，没有表头，按内容判断"}
          {tables > 1 && `，左右并排的 ${tables} 张表已合成一张`}
          {blank > 0 && !isAmbiguous && `，${blank} 行没有写数量，留作待填`}。
        </>
      }
      columns={places.map((index) => ({ head: headOf(index), role: roleOf(index) }))}
      roles={ROLES}
      isNumber={(role) => role === "number"}
      rows={examples}
      onCorrect={onCorrect}
      hidden={hiddenRows.length}
      isVisibleOnly={isVisibleOnly}
      onLeaveOut={onLeaveOut}
      accept={`匹配 ${lines.length} 行商品`}
      isAcceptable={lines.length > 0 && !isAmbiguous}
      onAccept={() => onAccept(table)}
      onClose={onClose}
      skipped={<SkippedRows skipped={skipped} />}
    >
      {isAmbiguous && (
        <QuantityColumn
          candidates={columns.candidates.map((index) => ({
            index,
            head: headOf(index) || `第 ${index + 1} 列`,
            rows: examples.slice(0, CHOICE_ROWS).map(({ cells }) => ({
              name: cells.find((_, at) => NAMING.includes(roleOf(at))) ?? "",
              cell: cells[index] ?? "",
            })),
          }))}
          onChoose={(at) => onCorrect(places.map((index) => (index === at ? "number" : roleOf(index))))}
          onNone={() => onCorrect(places.map(roleOf))}
        />
      )}
      {!isAmbiguous && !roles.includes("number") && blank > 0 && (
        <Notice>没有找到数量列。请在下面指明哪一列是数量，不指明则由您逐行填写。</Notice>
      )}
    </SheetReview>
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
