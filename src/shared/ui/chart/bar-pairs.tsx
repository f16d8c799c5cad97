import { shareOfMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney, type Money } from "#src/shared/lib/money.ts";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./bar-pairs.module.css";

export type BarPair = { key: string; name: string; now: Money; before: Money };

type Props = {
  label: string;
  /** The names of the upper and the lower bar. */
  names: readonly [now: string, before: string];
  pairs: readonly BarPair[];
};

/** Amounts as pairs of bars, each pair with its name and its amount; screen readers are read both. */
export function BarPairs({ label, names: [now, before], pairs }: Props) {
  const most = Math.max(...pairs.flatMap((pair) => [pair.now, pair.before]), 1);
  const width = (amount: Money) => Math.max(0, shareOfMoney(amount, most) * 100);
  return (
    <div>
      <Row gap="4" mb="2" aria-hidden>
        <Text tone="subtle" size="xs" className={styles.key}>
          {now}
        </Text>
        <Text tone="subtle" size="xs" className={styles.key} data-before>
          {before}
        </Text>
      </Row>
      <ul aria-label={label}>
        {pairs.map((pair) => (
          <li className={styles.pair} key={pair.key}>
            <span className={styles.name}>{pair.name}</span>
            <svg
              viewBox="0 0 100 14"
              preserveAspectRatio="none"
              role="img"
              aria-label={`${now} ${formatMoney(pair.now)}，${before} ${formatMoney(pair.before)}`}
            >
              <rect className={styles.now} y="0" height="8" width={width(pair.now)} />
              <rect className={styles.before} y="9" height="5" width={width(pair.before)} />
            </svg>
            <span className={styles.amount} aria-hidden>
              {formatMoney(pair.now)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
