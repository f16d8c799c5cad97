import { pricePerUnit } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { type PriceLedger as Ledger, priceSteps } from "#src/shared/lib/price-steps.ts";
import styles from "./price-ledger.module.css";

/** Shows the steps from a line's base price to the amount paid, each with its reason, or why there are none. */
export function PriceLedger({ ledger }: { ledger: Ledger }) {
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>从供货价到实付</caption>
      <tbody>
        {priceSteps(ledger).map(({ name, change, why }) => (
          <tr key={name} data-off={change < 0 || undefined} data-none={change === 0 || undefined}>
            <th scope="row">{name}</th>
            <td className={styles.why}>{why}</td>
            <td className={styles.amount}>{signed(name, change)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">实付</th>
          <td className={styles.why}>
            {ledger.number > 1 && `约 ¥${pricePerUnit(ledger.paid, ledger.number)}/${ledger.unit}`}
          </td>
          <td className={styles.amount}>{formatMoney(ledger.paid)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function signed(name: string, change: Money): string {
  if (name === "供货价") return formatMoney(change);
  if (change === 0) return "—";
  return `${change < 0 ? "−" : "+"} ${formatMoney(change).replace("-", "")}`;
}
