import type { ReactNode } from "react";
import type { Store } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { confirm } from "#src/shared/ui/feedback/feedback-store.ts";
import { Stack, Row } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { SeveralTools } from "../matching/several-tools.tsx";
import type { Matching } from "../matching/use-matching.ts";
import { MatrixTable } from "./matrix-table.tsx";
import { filledCells, type Matrix, placeOf, raisedCells, unreadCells, type MatrixRow } from "./matrix.ts";
import { CELLS_MAX, useFillCarts, usePreview } from "./use-distribution.ts";
import type { MatrixEdits } from "./use-matrix.ts";
import styles from "./filled-matrix.module.css";

type Props = {
  stores: readonly Store[];
  matrix: Matrix;
  edits: MatrixEdits;
  matching: Matching;
  startAt: string | undefined;
};

/** The matrix with its sums, the cells that cannot be filled, and the button that fills the carts. */
export function FilledMatrix({ stores, matrix, edits, matching, startAt }: Props) {
  const { lines, isFilled } = matrix;
  const storeIds = stores.map(({ id }) => id);
  const filled = filledCells(lines, storeIds);
  const unread = unreadCells(lines, storeIds);
  const preview = usePreview(filled);
  const { fill, isFilling, refused } = useFillCarts(lines, filled, edits.markFilled);
  const problems = new Map([...preview.problems, ...refused]);
  const possible = filled.filter(({ key, cell }) => !problems.has(placeOf(key, cell.store_id)));
  const raised = raisedCells(lines, storeIds);
  const isTooMany = filled.length > CELLS_MAX;
  const carts = new Set(possible.map(({ cell }) => cell.store_id)).size;
  const impossible = filled.length - possible.length;
  const isPartial = impossible > 0;

  const clear = async () => {
    const message = `清空 ${lines.length} 种商品的数量吗？`;
    if (isFilled || (await confirm({ message, confirmLabel: "清空" }))) edits.clear();
  };

  return (
    <Stack as="section" narrow gap="3" aria-label="商品与门店">
      {matching.pause && <RetryLine what="商品" onRetry={matching.resume} />}
      {lines.some(({ match }) => match === "several") && (
        <SeveralTools lines={lines} onChoose={edits.settle} onReopen={edits.reopen} />
      )}
      <MatrixTable
        stores={stores}
        lines={lines}
        edits={edits}
        preview={preview}
        problems={problems}
        startAt={startAt}
      />
      {preview.error && <RetryLine error={preview.error} what="各店金额" onRetry={preview.retry} />}
      <MatrixProblems stores={stores} lines={lines} problems={problems}>
        {raised.size > 0 && (
          <Button size="xs" variant="outline" onClick={() => edits.write(raised)}>
            按中包装改好数量
          </Button>
        )}
      </MatrixProblems>
      {isTooMany && (
        <Notice>
          一次最多填 {CELLS_MAX} 格，这里有 {filled.length} 格，请分几次填。
        </Notice>
      )}
      <div className={styles.bar}>
        <p className={styles.summary} role="status">
          {isFilled
            ? `已填入 ${carts} 家门店的购物车，共 ${possible.length} 格${isPartial ? `；${impossible} 格没有填入` : ""}。`
            : `共 ${filled.length} 格${unread > 0 ? `，另有 ${unread} 格待选商品或改数量` : ""}${
                isPartial ? `，${impossible} 格无法填入` : ""
              }`}
        </p>
        <Button size="sm" variant="outline" onClick={() => void clear()}>
          清空
        </Button>
        {isFilled ? (
          <ButtonLink size="sm" to={paths.cart()}>
            去本店购物车
          </ButtonLink>
        ) : (
          <Button
            size="sm"
            disabled={possible.length === 0 || isTooMany || matching.waiting > 0}
            loading={isFilling}
            loadingText="正在填入"
            onClick={() => fill(possible)}
          >
            {isPartial ? `只填没有问题的 ${possible.length} 格` : `填入 ${carts} 家购物车`}
          </Button>
        )}
      </div>
    </Stack>
  );
}

/** The number of problems that are listed; the rest is only counted. */
const SHOWN = 30;

type MatrixProblemsProps = {
  stores: readonly Store[];
  lines: readonly MatrixRow[];
  problems: ReadonlyMap<string, string>;
  /** Controls that fix many problems at once. */
  children: ReactNode;
};

/** Every cell that cannot be filled, by its store and goods. */
function MatrixProblems({ stores, lines, problems, children }: MatrixProblemsProps) {
  const named = lines.flatMap(({ key, text, goods }) =>
    stores.flatMap(({ id, name }) => {
      const message = problems.get(placeOf(key, id));
      return message === undefined
        ? []
        : [{ place: placeOf(key, id), name, goods: goods?.name ?? text, message }];
    }),
  );
  if (named.length === 0) return null;
  return (
    <div className={styles.matrixProblems} role="alert">
      <Row wrap align="center" gap="3">
        <b>{named.length} 格无法填入</b>
        {children}
      </Row>
      <ul aria-label="无法填入的单元格">
        {named.slice(0, SHOWN).map(({ place, name, goods, message }) => (
          <li key={place}>
            {name} · {goods}：{message}
          </li>
        ))}
      </ul>
      {named.length > SHOWN && <p>还有 {named.length - SHOWN} 格，在表中标出。</p>}
    </div>
  );
}
