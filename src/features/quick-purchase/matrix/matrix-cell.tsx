import { type ClipboardEvent, type KeyboardEvent, useId } from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import type { Goods } from "#generated/model/index.ts";
import { plainText } from "#src/shared/lib/written.ts";
import { readCell } from "./matrix.ts";
import styles from "./matrix-cell.module.css";

type Props = {
  label: string;
  text: string;
  goods: Goods | undefined;
  /** Why the cell cannot be filled. */
  problem: string | undefined;
  onText: (text: string) => void;
  /** Several cells were pasted into this one. */
  onBlock: (text: string) => void;
};

/**
 * The quantity of one product for one store, as typed. Enter and the arrow keys move within the column; Enter at its
 * end moves to the next column.
 */
export function MatrixCell({ label, text, goods, problem, onText, onBlock }: Props) {
  const id = useId();
  const read = readCell(text, goods);
  const wrong = read && "problem" in read ? read.problem : problem;
  const isOtherUnit = read && "number" in read && goods && String(read.number) !== plainText(text).trim();
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text").replace(/(?:\r?\n)+$/u, "");
    if (!/[\t\n\r]/u.test(pasted)) return;
    event.preventDefault();
    onBlock(pasted);
  };
  return (
    <>
      <input
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        title={wrong}
        maxLength={20}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={moveInColumn}
        onPaste={onPaste}
        onFocus={({ target }) => target.select()}
      />
      {isOtherUnit && !wrong && (
        <small className={styles.note}>
          = {read.number} {goods.bzdw}
        </small>
      )}
      {wrong !== undefined && (
        <small className={styles.wrong} id={id}>
          {wrong}
        </small>
      )}
    </>
  );
}

function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget, nativeEvent } = event;
  if (isOfInputMethod(nativeEvent) || !["Enter", "ArrowDown", "ArrowUp"].includes(key)) return;
  event.preventDefault();
  const cell = currentTarget.closest("td");
  const row = cell?.parentElement;
  if (!cell || !row) return;
  const at = [...row.children].indexOf(cell);
  const next = key === "ArrowUp" ? row.previousElementSibling : row.nextElementSibling;
  // After the last product comes the next store.
  const top = key === "Enter" ? row.parentElement?.firstElementChild?.children[at + 1] : undefined;
  (next?.children[at] ?? top)?.querySelector("input")?.focus();
}
