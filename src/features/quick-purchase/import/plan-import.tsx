import { type DragEvent, type KeyboardEvent, useId, useState } from "react";
import { FileDown } from "#generated/icons/file-down.ts";
import { FileUp } from "#generated/icons/file-up.ts";
import { SHEET_FORMATS } from "#src/shared/lib/save-sheet.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Textarea } from "#src/shared/ui/field/text-input.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { saveTable } from "#src/shared/ui/records/save-table.ts";
import { ColumnReview } from "./column-review.tsx";
import { FileButton } from "./file-button.tsx";
import type { ParsedPlan } from "./parse-plan.ts";
import { loadTemplate, TEMPLATE_COLUMNS } from "./plan-template.ts";
import { SheetChoice } from "./sheet-choice.tsx";
import { useImport } from "./use-import.ts";
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
        <FileButton label="采购计划文件" isReading={isReading} onFiles={readFiles}>
          选择文件
        </FileButton>
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
