import { chakra } from "@chakra-ui/react";
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
    <chakra.table css={styles} aria-label={label}>
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
    </chakra.table>
  );
}

const styles = {
  width: "full",
  "& th": {
    position: "sticky",
    top: "0",
    bg: "bg.muted",
    color: "fg.muted",
    fontSize: "xs",
    fontWeight: "400",
  },
  "& th, & td": { px: "3", py: "1.5", textAlign: "start" },
  "& :is(th, td):last-child": { textAlign: "end" },
  "& tbody tr": { borderTopWidth: "1px", borderColor: "border" },
} as const;
