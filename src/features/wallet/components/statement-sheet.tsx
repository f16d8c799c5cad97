import { company } from "#generated/company.ts";
import { statementDifferenceKindLabels } from "#generated/enum-labels.ts";
import { StatementEntryKind } from "#generated/enums.ts";
import type { Statement } from "#generated/model/index.ts";
import { capitalAmount } from "#src/shared/lib/capital-amount.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { ageName, closingPayable, monthName, openingPayable, statementFigures } from "../lib/statement.ts";
import styles from "./statement-sheet.module.css";

/** A printable statement: figures, differences, debts, the amount in words, and space to sign and seal. */
export function StatementSheet({ statement: one }: { statement: Statement }) {
  const moved = statementFigures(one).filter(({ kind }) => kind !== StatementEntryKind.CreditDebt);
  const payable = closingPayable(one);
  return (
    <article className={styles.root} aria-label={`${monthName(one.month)}对账单`}>
      <Text as="h2" mb="4" size="lg" bold textAlign="center">
        {company.name} 对账单
      </Text>
      <p className={styles.facts}>
        <span>购货单位：{one.company}</span>
        <span>对账月份：{monthName(one.month)}</span>
        <span>截至：{formatMinute(one.as_of)}</span>
      </p>
      <Table
        label="往来汇总"
        isAmounts
        header={["期初应付", ...moved.map(({ name }) => name), "期末应付"]}
        rows={[[openingPayable(one), ...moved.map(({ amount }) => amount), payable].map(formatMoney)]}
      />
      <p className={styles.words}>
        <span>
          期末应付（大写）：<strong>{capitalAmount(payable)}</strong>
        </span>
        <span>
          （小写）：<strong>{formatMoney(payable)}</strong>，其中未付订单 {formatMoney(one.unpaid)}，账期欠款{" "}
          {formatMoney(one.owed)}
        </span>
      </p>
      <Text as="h3" mb="2" bold>
        差异
      </Text>
      {one.differences.length === 0 && <p>没有差异。</p>}
      {one.differences.length > 0 && (
        <Table
          label="差异"
          header={["差异", "订单号", "起始时间", "金额"]}
          rows={one.differences.map(({ kind, order_no: no, since, amount }) => [
            statementDifferenceKindLabels[kind],
            no,
            formatMinute(since),
            formatMoney(amount),
          ])}
        />
      )}
      <Text as="h3" mb="2" bold>
        账龄
      </Text>
      <Table
        label="账龄"
        isAmounts
        header={one.ageing.map(ageName)}
        rows={[one.ageing.map(({ amount }) => formatMoney(amount))]}
      />
      {one.debts.length > 0 && (
        <Table
          label="未还账款"
          header={["订单号", "出账时间", "还款日", "账龄", "欠款"]}
          rows={one.debts.map(({ order_no: no, billed_at, due_at, age_days, amount }) => [
            no,
            formatMinute(billed_at),
            due_at,
            `${age_days} 天`,
            formatMoney(amount),
          ])}
        />
      )}
      <p className={styles.signatures}>
        <span>供货单位（盖章）：</span>
        <span>购货单位（盖章）：</span>
        <span>经办人：</span>
        <span>日期：</span>
      </p>
    </article>
  );
}

type TableProps = {
  label: string;
  header: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
  /** True if all columns are amounts, not only the last one. */
  isAmounts?: boolean;
};

function Table({ label, header, rows, isAmounts = false }: TableProps) {
  const align = (index: number) => (isAmounts || index === header.length - 1 ? "end" : undefined);
  return (
    <div className={styles.scroll} role="region" aria-label={`${label}，可滚动`} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {header.map((name, index) => (
              <th key={name} scope="col" data-align={align(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={header[index]} data-align={align(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
