import { Link } from "react-router-dom";
import { spendingGroupLabels } from "#generated/enum-labels.ts";
import { SpendingGroup } from "#generated/enums.ts";
import type { GetSpending200Data, SpendingRow } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { type RecordColumn, RecordTable } from "#src/shared/ui/records/record-table.tsx";
import { changeText, daysOfMonth, drillPath, shareText, type SpendingAddress } from "../lib/spending.ts";

type Props = { data: GetSpending200Data; group: SpendingGroup; address: SpendingAddress };

/** The figures behind the bars; each row opens its goods, a month its orders too. */
export function SpendingTable({ data, group, address }: Props) {
  return (
    <RecordTable
      label="采购金额"
      columns={columnsOf(data, group, address)}
      rows={data.list}
      keyOf={({ key }) => key}
    />
  );
}

function columnsOf(
  data: GetSpending200Data,
  group: SpendingGroup,
  address: SpendingAddress,
): RecordColumn<SpendingRow>[] {
  const orders = (row: SpendingRow) => {
    const count = `${formatCount(row.orders)} 单`;
    if (group !== SpendingGroup.month || row.orders === 0) return count;
    return <Link to={paths.orders(daysOfMonth(row.key, data))}>{count}</Link>;
  };
  const number: RecordColumn<SpendingRow> = {
    name: "数量",
    width: "5rem",
    align: "end",
    cell: (row) => formatCount(row.number),
  };
  return [
    {
      name: spendingGroupLabels[group].replace("按", ""),
      width: "1fr",
      role: "head",
      cell: (row) => <RowName row={row} to={drillPath(group, row, data, address)} />,
    },
    {
      name: "采购金额",
      width: "7.5rem",
      align: "end",
      role: "figure",
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      name: "去年同期",
      width: "7.5rem",
      align: "end",
      cell: ({ previous_amount: before }) => formatMoney(before),
    },
    {
      name: "同比",
      width: "5rem",
      align: "end",
      cell: ({ amount, previous_amount: before }) => changeText(amount, before),
    },
    { name: "占比", width: "4.5rem", align: "end", cell: ({ amount }) => shareText(amount, data.amount) },
    ...(group === SpendingGroup.goods ? [number] : []),
    { name: "订单数", width: "4.5rem", align: "end", cell: orders },
  ];
}

function RowName({ row: { name, detail }, to }: { row: SpendingRow; to: string | undefined }) {
  return (
    <>
      {to ? <Link to={to}>{name}</Link> : name}
      {detail && (
        <Text tone="subtle" size="xs">
          {" "}
          {detail}
        </Text>
      )}
    </>
  );
}
