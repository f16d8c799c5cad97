import { useEffect, useRef, useState } from "react";
import type { Store } from "#generated/model/index.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Textarea } from "#src/shared/ui/field/text-input.tsx";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { FileButton } from "../import/file-button.tsx";
import { openedSheets, type OpenedSheets, sheetDraft } from "../import/plan-sheet.ts";
import { rowsOfText } from "../import/plan-table.ts";
import type { Sheet } from "../import/read-workbook.ts";
import { SheetChoice } from "../import/sheet-choice.tsx";
import { useFileReading } from "../import/use-file-reading.ts";
import { GoodsPicker } from "../matching/goods-picker.tsx";
import { isMatrixRole, type MatrixRole, type PastedMatrix, readMatrix } from "./matrix-paste.ts";
import { MatrixReview } from "./matrix-review.tsx";
import type { NewRow } from "./matrix.ts";
import styles from "./matrix-entry.module.css";

const NOTHING_READ = "没有读到商品。请确认每行写了商品名称、批准文号、条码或商品编号。";
const KEY = "store-matrix-text";
const draft = sheetDraft("store-matrix-sheet", isMatrixRole);
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
  const [opened, setOpened] = useState(draft.read);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) area.current?.focus({ preventScroll: true });
  }, []);

  const write = (typed: string) => {
    setText(typed);
    writeDraft(KEY, typed || undefined);
  };
  const look = (next: OpenedSheets<MatrixRole> | undefined) => {
    setOpened(next);
    draft.write(next);
  };
  const accept = ({ rows }: PastedMatrix, isText: boolean) => {
    setOutcome(rows.length > 0 ? `识别到 ${rows.length} 种商品` : NOTHING_READ);
    look(undefined);
    if (rows.length === 0) return;
    onRows(rows);
    if (isText) write("");
  };
  const choose = (next: OpenedSheets<MatrixRole>) => {
    const { rows = [], hiddenRows = [] } = next.sheets[next.at ?? 0] ?? {};
    const pasted = readMatrix(rows, stores);
    // Names alone have no columns to review.
    const isTable = pasted.columns.length > 1 || hiddenRows.length > 0;
    if (isTable && pasted.rows.length > 0) look(next);
    else accept(pasted, next.name === "");
  };
  const open = (name: string, sheets: readonly Sheet[]) => {
    setOutcome("");
    const next = openedSheets<MatrixRole>(name, sheets);
    if (sheets.length > 1) look(next);
    else choose(next);
  };
  const read = (written: string) => {
    write(written);
    open("", [{ name: "", isHidden: false, rows: rowsOfText(written), hiddenRows: [] }]);
  };
  const { isReading, readFiles } = useFileReading({ onRead: open, onProblem: setOutcome });

  const sheet = opened?.sheets[opened.at ?? -1];
  if (opened && sheet)
    return (
      <MatrixReview
        opened={opened}
        sheet={sheet}
        stores={stores}
        onChange={look}
        onAccept={(pasted) => accept(pasted, opened.name === "")}
        onClose={() => look(opened.sheets.length > 1 ? openedSheets(opened.name, opened.sheets) : undefined)}
      />
    );
  if (opened)
    return (
      <SheetChoice
        name={opened.name}
        sheets={opened.sheets}
        onChoose={(at) => choose({ ...opened, at })}
        onClose={() => look(undefined)}
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
