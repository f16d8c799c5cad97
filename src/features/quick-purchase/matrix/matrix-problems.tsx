import { Row } from "#src/shared/ui/layout/layout.tsx";
import type { ReactNode } from "react";
import type { Store } from "#generated/model/store.ts";
import { type MatrixRow, placeOf } from "./matrix.ts";
import styles from "./matrix-problems.module.css";

/** More are counted: nobody reads hundreds. */
const SHOWN = 30;

type Props = {
  stores: readonly Store[];
  lines: readonly MatrixRow[];
  problems: ReadonlyMap<string, string>;
  /** Controls that fix many problems at once. */
  children: ReactNode;
};

/** Every cell that cannot be filled, by its store and goods. */
export function MatrixProblems({ stores, lines, problems, children }: Props) {
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
    <div className={styles.root} role="alert">
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
