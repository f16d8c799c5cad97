import { useState } from "react";
import { terms } from "#generated/terms.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { type ParsedPlan, parseTable } from "./parse-plan.ts";
import { ROLE_NAMES, type Role } from "./plan-header.ts";
import { openedSheets, type OpenedSheets, sheetDraft } from "./plan-sheet.ts";
import { type PlanTable, readTable, rowsOfText } from "./plan-table.ts";
import type { Sheet } from "./read-workbook.ts";
import { useFileReading } from "./use-file-reading.ts";

const KEY = "purchase-plan-text";
const draft = sheetDraft("purchase-plan-sheet", (role): role is Role => Object.hasOwn(ROLE_NAMES, role));

/** Larger plans are not a day's purchase; they are rejected as a whole rather than truncated. */
const MAX_LINES = terms.plans.lines;
/** Twice as many rows are too many lines, however many of them are headers or totals: they are not even parsed. */
const MAX_ROWS = 2 * MAX_LINES;

const NOTHING_READ = "没有读到商品。请确认每行写了商品名称、批准文号、条码或商品编号，以及数量。";

/**
 * Imports purchase plans from pasted text and files, one at a time. The buyer reviews the sheet and columns of a
 * table before it is imported. Pasted text and chosen files are stored until then.
 */
export function useImport(onParsed: (parsed: ParsedPlan) => void) {
  const [text, setText] = useState(readImportText);
  const [opened, setOpened] = useState(draft.read);
  const [problem, setProblem] = useState("");

  const write = (typed: string) => {
    setText(typed);
    setProblem("");
    writeImportText(typed);
  };
  const look = (next: OpenedSheets | undefined) => {
    setOpened(next);
    setProblem("");
    draft.write(next);
  };
  const take = (table: PlanTable, isText: boolean) => {
    const parsed = parseTable(table);
    const refusal = parsed.lines.length === 0 ? NOTHING_READ : tooMany(parsed.lines.length, MAX_LINES);
    setProblem(refusal);
    if (refusal) return;
    onParsed(parsed);
    look(undefined);
    if (isText) write("");
  };
  const choose = (next: OpenedSheets) => {
    const sheet = next.sheets[next.at ?? 0];
    if (!sheet) return setProblem(NOTHING_READ);
    const refusal = tooMany(
      sheet.rows.filter((cells) => cells.some((cell) => cell.trim() !== "")).length,
      MAX_ROWS,
    );
    if (refusal) return setProblem(refusal);
    const table = readTable(sheet.rows);
    const excess = tooMany(parseTable(table).lines.length, MAX_LINES);
    if (excess) return setProblem(excess);
    if (table.rows.some(({ cells }) => cells.length > 1) || sheet.hiddenRows.length > 0) look(next);
    else take(table, next.name === "");
  };
  const open = (name: string, sheets: readonly Sheet[]) => {
    const next = openedSheets(name, sheets);
    if (sheets.length > 1) look(next);
    else choose(next);
  };
  const { isReading, readFiles } = useFileReading({ onRead: open, onProblem: setProblem });
  return {
    text,
    write,
    problem,
    isReading,
    readText: () => open("", [{ name: "", isHidden: false, rows: rowsOfText(text), hiddenRows: [] }]),
    readFiles,
    opened,
    choose: (at: number) => opened && choose({ ...opened, at }),
    correct: (roles: readonly Role[]) => opened && look({ ...opened, roles }),
    leaveOut: (isVisibleOnly: boolean) => opened && look({ ...opened, isVisibleOnly }),
    /** Returns to the sheets of the file, or to the text. */
    close: () =>
      look(
        opened && opened.sheets.length > 1 && opened.at !== undefined
          ? openedSheets(opened.name, opened.sheets)
          : undefined,
      ),
    accept: (table: PlanTable) => take(table, opened?.name === ""),
  };
}

function tooMany(count: number, most: number): string {
  return count > most ? `一次最多导入 ${MAX_LINES} 行，这次有 ${count} 行，请分几次导入。` : "";
}

/** The pasted text that was not parsed yet; survives a reload. */
function readImportText(): string {
  return readDraft(KEY, (value): value is string => typeof value === "string") ?? "";
}

function writeImportText(text: string): void {
  writeDraft(KEY, text || undefined);
}
