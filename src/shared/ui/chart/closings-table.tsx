import styles from "./closings-table.module.css";
import type { Closing } from "./closings.ts";

type Props = {
  label: string;
  valueName: string;
  closings: readonly Closing[];
  format: (value: number) => string;
};

/** The values of a chart as a table, newest first. */
export function ClosingsTable({ label, valueName, closings, format }: Props) {
  return (
    <table className={styles.root} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">当日{valueName}</th>
        </tr>
      </thead>
      <tbody>
        {closings.toReversed().map(({ day, value }) => (
          <tr key={day}>
            <td>{day}</td>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
