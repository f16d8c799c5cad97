import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./sheet-review.module.css";

/** The rows that are shown. */
const EXAMPLES = 5;
/** More columns than any sheet of goods has are not shown. */
const COLUMNS_MAX = 30;

/** The width of a select beside its text, in em. */
const ARROW = 2.5;

export type ReviewedColumn<Role extends string> = {
  /** Its header; empty without one. */
  readonly head: string;
  readonly role: Role;
};

type Props<Role extends string> = {
  /** One sentence about the sheet that was read. */
  about: ReactNode;
  columns: readonly ReviewedColumn<Role>[];
  /** The roles that the buyer chooses from, with their names. */
  roles: readonly (readonly [Role, string])[];
  /** Columns with these roles hold quantities. */
  isNumber: (role: Role) => boolean;
  /** Rows of goods; the first ones are shown. */
  rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  onCorrect: (roles: readonly Role[]) => void;
  hidden: number;
  isVisibleOnly: boolean;
  onLeaveOut: (isVisibleOnly: boolean) => void;
  accept: string;
  isAcceptable: boolean;
  onAccept: () => void;
  onClose: () => void;
  /** Questions and warnings above the sheet. */
  children?: ReactNode;
  skipped?: ReactNode;
};

/** The columns of a sheet as they were detected, to be confirmed or corrected before anything is imported. */
export function SheetReview<Role extends string>(props: Props<Role>) {
  const { about, columns, roles, isNumber, rows, onCorrect, hidden, isVisibleOnly, onLeaveOut } = props;
  const { accept, isAcceptable, onAccept, onClose, children, skipped } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = columns.slice(0, COLUMNS_MAX);
  const lookOf = (role: Role) => (isNumber(role) ? "number" : role);
  const setRole = (at: number, role: Role, none: Role) =>
    onCorrect(
      columns.map((column, index) => {
        if (index === at) return role;
        // One column holds the quantities of this kind, so the previous one loses that role.
        return isNumber(role) && column.role === role ? none : column.role;
      }),
    );
  const [none] = roles.at(-1) ?? [];
  const names = new Map(roles);

  return (
    <Stack as="section" gap="3" narrow aria-labelledby={id}>
      <Text as="h2" noOutline bold id={id} ref={heading} tabIndex={-1}>
        核对每列的内容
      </Text>
      <p className={styles.about} role="status">
        {about}
      </p>
      {hidden > 0 && (
        <label className={styles.hidden}>
          <input
            type="checkbox"
            checked={isVisibleOnly}
            onChange={({ target }) => onLeaveOut(target.checked)}
          />
          有 {hidden} 行在文件中被筛选或隐藏，不导入这些行
        </label>
      )}
      {children}
      <div className={styles.sheet} role="region" aria-label="表格的前几行，可滚动" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">行号</th>
              {shown.map(({ head, role }, index) => (
                <th key={index} scope="col" data-role={lookOf(role)}>
                  {head && <span className={styles.head}>{head}</span>}
                  <select
                    className={styles.role}
                    // As wide as what is chosen, not as the longest name of a store.
                    style={{ width: `${(names.get(role) ?? "").length + ARROW}em` }}
                    aria-label={`第 ${index + 1} 列${head && `“${head}”`}是`}
                    value={role}
                    onChange={({ target }) => none && setRole(index, target.value as Role, none)}
                  >
                    {roles.map(([value, word]) => (
                      <option key={value} value={value}>
                        {word}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, EXAMPLES).map(({ row, cells }, at) => (
              <tr key={at}>
                <td>{row}</td>
                {shown.map(({ role }, index) => (
                  <td key={index} data-role={lookOf(role)}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {skipped}
      <Row wrap gap="3">
        <Button onClick={onAccept} disabled={!isAcceptable}>
          {accept}
        </Button>
        <Button variant="outline" onClick={onClose}>
          返回修改
        </Button>
      </Row>
    </Stack>
  );
}
