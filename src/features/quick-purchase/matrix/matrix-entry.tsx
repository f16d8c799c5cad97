import { useEffect, useRef, useState } from "react";
import type { Store } from "#generated/model/index.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Textarea } from "#src/shared/ui/field/text-input.tsx";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { FileButton } from "../import/file-button.tsx";
import { rowsOfText } from "../import/plan-table.ts";
import type { Sheet } from "../import/read-workbook.ts";
import { SheetChoice } from "../import/sheet-choice.tsx";
import { useFileReading } from "../import/use-file-reading.ts";
import { GoodsPicker } from "../matching/goods-picker.tsx";
import { type PastedMatrix, readMatrix } from "./matrix-paste.ts";
import type { NewRow } from "./matrix.ts";
import styles from "./matrix-entry.module.css";

const KEY = "store-matrix-text";
const isText = (value: unknown): value is string => typeof value === "string";

type Props = {
  stores: readonly Store[];
  cartKinds: number;
  onRows: (rows: readonly NewRow[]) => void;
  onTakeCart: () => void;
};

/** The ways to fill the matrix: pasted, from a file, one product after the other, or from the cart. */
export function MatrixEntry({ stores, cartKinds, onRows, onTakeCart }: Props) {
  const [text, setText] = useState(() => readDraft(KEY, isText) ?? "");
  const [outcome, setOutcome] = useState("");
  const [query, setQuery] = useState("");
  /** A file with several sheets, until one is chosen. */
  const [book, setBook] = useState<{ name: string; sheets: readonly Sheet[] }>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) area.current?.focus({ preventScroll: true });
  }, []);

  const write = (typed: string) => {
    setText(typed);
    writeDraft(KEY, typed || undefined);
  };
  /** Returns whether the rows hold goods. */
  const take = (rows: readonly (readonly string[])[], hidden = 0): boolean => {
    const pasted = readMatrix(rows, stores);
    setOutcome(outcomeOf(pasted, hidden));
    if (pasted.rows.length > 0) onRows(pasted.rows);
    return pasted.rows.length > 0;
  };
  const read = (written: string) => write(take(rowsOfText(written)) ? "" : written);
  const takeSheet = (sheet: Sheet | undefined) => {
    const { rows = [], hiddenRows = [] } = sheet ?? {};
    take(
      rows.filter((_, row) => !hiddenRows.includes(row)),
      hiddenRows.length,
    );
    setBook(undefined);
  };
  const { isReading, readFiles } = useFileReading({
    onRead: (name, sheets) => {
      if (sheets.length > 1) setBook({ name, sheets });
      else takeSheet(sheets[0]);
    },
    onProblem: setOutcome,
  });

  if (book)
    return (
      <SheetChoice
        {...book}
        onChoose={(at) => takeSheet(book.sheets[at])}
        onClose={() => setBook(undefined)}
      />
    );
  return (
    <Stack gap="2">
      <Row wrap align="end" gap="2">
        <Textarea
          ref={area}
          className={styles.area}
          aria-label="粘贴商品和各店数量"
          rows={3}
          spellCheck={false}
          placeholder={
            "从 Excel 复制：商品名称、各门店的数量。第一行写门店名称，就按名称对应；没有就按“我的门店”的顺序。"
          }
          value={text}
          onChange={({ target }) => write(target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (text !== "" || pasted.trim() === "") return;
            event.preventDefault();
            read(pasted);
          }}
        />
        <Button size="sm" variant="outline" disabled={text.trim() === ""} onClick={() => read(text)}>
          识别
        </Button>
        <FileButton label="各店数量文件" isReading={isReading} onFiles={readFiles}>
          导入文件
        </FileButton>
      </Row>
      <Row wrap align="center" gap="2">
        <div className={styles.picker}>
          <GoodsPicker
            label="添加商品"
            text={query}
            onText={setQuery}
            onChoose={(goods) => {
              onRows([{ text: goods.name, goods, cells: {} }]);
              setQuery("");
            }}
            size="sm"
          />
        </div>
        {cartKinds > 0 && (
          <Button size="sm" variant="outline" onClick={onTakeCart}>
            带入购物车已选 {cartKinds} 种
          </Button>
        )}
      </Row>
      <Text as="p" tone="muted" size="sm" hideEmpty role="status">
        {outcome}
      </Text>
    </Stack>
  );
}

function outcomeOf(
  { rows, isByName, unknownHeads, unknownColumns, skipped }: PastedMatrix,
  hidden: number,
): string {
  if (rows.length === 0) return "没有读到商品。请确认每行写了商品名称、批准文号、条码或商品编号。";
  const unnamed = unknownHeads.length > 0 ? `“${unknownHeads.join("”“")}”不是您的门店名称` : "没有门店名称";
  const hasNumbers = rows.some(({ cells }) => Object.keys(cells).length > 0);
  return [
    `识别到 ${rows.length} 种商品`,
    hasNumbers && (isByName ? "各列已按门店名称对应" : `${unnamed}，各列按门店顺序对应，请核对`),
    unknownColumns.length > 0 && `“${unknownColumns.join("”“")}”不在您的门店中，没有读入`,
    skipped > 0 && `${skipped} 行是表头、合计或空行`,
    hidden > 0 && `${hidden} 行在文件中是隐藏的，没有读入`,
  ]
    .filter(Boolean)
    .join("；");
}
