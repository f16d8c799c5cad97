import { clsx } from "clsx";
import { type DragEvent, type KeyboardEvent, useId, useRef, useState, useEffect } from "react";
import { FileDown } from "#generated/icons/file-down.ts";
import { FileUp } from "#generated/icons/file-up.ts";
import { SHEET_FORMATS } from "#src/shared/lib/save-sheet.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Textarea } from "#src/shared/ui/field/text-input.tsx";
import { Row, Text, Stack } from "#src/shared/ui/layout/layout.tsx";
import { saveTable } from "#src/shared/ui/records/save-table.ts";
import { ColumnReview } from "./column-review.tsx";
import type { ParsedPlan } from "./parse-plan.ts";
import { loadTemplate, TEMPLATE_COLUMNS } from "./plan-template.ts";
import { PLAN_FILE_TYPES } from "./read-plan-file.ts";
import type { Sheet } from "./read-workbook.ts";
import { useImport } from "./use-import.ts";
import choices from "./choice-cards.module.css";
import styles from "./plan-import.module.css";

type Props = { onParsed: (parsed: ParsedPlan) => void };

/** Imports a purchase plan: pasted, or as a file that is chosen or dropped. */
export function PlanImport({ onParsed }: Props) {
  const id = useId();
  const {
    text,
    write,
    problem,
    isReading,
    readText,
    readFiles,
    opened,
    choose,
    correct,
    leaveOut,
    accept,
    close,
  } = useImport(onParsed);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const sheet = opened?.sheets[opened.at ?? -1];
  if (opened)
    return (
      <>
        {sheet ? (
          <ColumnReview
            opened={opened}
            sheet={sheet}
            onCorrect={correct}
            onLeaveOut={leaveOut}
            onAccept={accept}
            onClose={close}
          />
        ) : (
          <SheetChoice name={opened.name} sheets={opened.sheets} onChoose={choose} onClose={close} />
        )}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </>
    );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    readFiles([...event.dataTransfer.files]);
  };
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === "Enter" && (ctrlKey || metaKey) && text.trim() !== "") readText();
  };

  return (
    <div
      className={styles.root}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.text}>
        <Text as="label" block mb="1" tone="muted" htmlFor={id}>
          粘贴采购计划
        </Text>
        <Textarea
          className={styles.field}
          id={id}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          rows={8}
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          placeholder={"阿莫西林胶囊  0.25g*24粒  15 盒\n国药准字 H20031234  20\namxl  30"}
        />
        <p id={`${id}-hint`}>
          每行一个商品，从 Excel、微信或 ERP
          复制都可以。空行、表头、全角数字和重复行会自动处理，并逐行说明去向。
        </p>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button className={styles.go} onClick={readText} disabled={text.trim() === ""}>
        识别并匹配
      </Button>
      <div className={styles.file}>
        <FileUp size={28} strokeWidth={1.5} aria-hidden />
        <p>导入 Excel、WPS 表格（.xlsx、.xls、.et）、.csv 或 .txt 文件，也可以拖到这里</p>
        <Button size="sm" variant="outline" loading={isReading} onClick={() => input.current?.click()}>
          选择文件
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="采购计划文件"
          accept={PLAN_FILE_TYPES}
          onChange={({ currentTarget }) => {
            readFiles([...(currentTarget.files ?? [])]);
            // Lets the same file be chosen again.
            currentTarget.value = "";
          }}
        />
        <Row wrap justify="center" gapX="4">
          {SHEET_FORMATS.map(([format, name]) => (
            <button
              key={format}
              type="button"
              className={styles.template}
              onClick={() => void saveTable("采购计划模板", TEMPLATE_COLUMNS, loadTemplate, format)}
            >
              <FileDown size={14} aria-hidden />
              下载 {name} 模板
            </button>
          ))}
        </Row>
      </div>
    </div>
  );
}

type SheetChoiceProps = {
  name: string;
  sheets: readonly Sheet[];
  onChoose: (at: number) => void;
  onClose: () => void;
};

/** Asks which sheet of a workbook is the plan; hidden ones are last. */
function SheetChoice({ name, sheets, onChoose, onClose }: SheetChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" align="start" gap="3" narrow aria-labelledby="sheet-choice">
      <Text as="h2" noOutline bold breakable id="sheet-choice" ref={heading} tabIndex={-1}>
        “{name}”有 {sheets.length} 个工作表，请选择采购计划所在的一个
      </Text>
      <ul className={choices.cards}>
        {sheets.map((sheet, at) => (
          <li key={at}>
            <button type="button" className={clsx(choices.card, styles.sheet)} onClick={() => onChoose(at)}>
              <b>{sheet.name}</b>
              <span>
                {sheet.rows.filter((cells) => cells.some((cell) => cell.trim() !== "")).length} 行
                {sheet.isHidden && "，在文件中是隐藏的"}
              </span>
              <Text ellipsis allColumns tone="muted" size="xs">
                {firstCells(sheet)}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onClose}>
        返回修改
      </Button>
    </Stack>
  );
}

/** The first row of several cells, by which a sheet is recognized: mostly its header. */
function firstCells({ rows }: Sheet): string {
  const filled = rows.map((cells) => cells.map((cell) => cell.trim()).filter(Boolean));
  return (filled.find(({ length }) => length > 1) ?? filled.find(({ length }) => length > 0) ?? []).join(
    "、",
  );
}
