import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
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

/** The first row with several cells, usually the header, by which the buyer recognizes a sheet. */
function firstCells({ rows }: Sheet): string {
  const filled = rows.map((cells) => cells.map((cell) => cell.trim()).filter(Boolean));
  return (filled.find(({ length }) => length > 1) ?? filled.find(({ length }) => length > 0) ?? []).join(
    "、",
  );
}
