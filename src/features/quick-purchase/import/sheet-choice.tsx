import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import type { Sheet } from "./read-workbook.ts";
import choices from "./choice-cards.module.css";
import styles from "./sheet-choice.module.css";

type Props = {
  name: string;
  sheets: readonly Sheet[];
  onChoose: (at: number) => void;
  onClose: () => void;
};

/** Asks which sheet of a workbook is the plan; hidden ones are last. */
export function SheetChoice({ name, sheets, onChoose, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" align="start" gap="3" narrow aria-labelledby="sheet-choice">
      <h2 className={styles.heading} id="sheet-choice" ref={heading} tabIndex={-1}>
        “{name}”有 {sheets.length} 个工作表，请选择采购计划所在的一个
      </h2>
      <ul className={choices.cards}>
        {sheets.map((sheet, at) => (
          <li key={at}>
            <button type="button" className={clsx(choices.card, styles.sheet)} onClick={() => onChoose(at)}>
              <b>{sheet.name}</b>
              <span>
                {sheet.rows.filter((cells) => cells.some((cell) => cell.trim() !== "")).length} 行
                {sheet.isHidden && "，在文件中是隐藏的"}
              </span>
              <span className={styles.first}>{firstCells(sheet)}</span>
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
