import { clsx } from "clsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import Big from "big.js";
import { useId } from "react";
import { useGetPoints } from "#generated/hooks/points/points.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import styles from "./points-field.module.css";
import { Input } from "#src/shared/ui/field/text-input.ts";

type Props = {
  value: number;
  /** The maximum for this order; undefined until calculated. */
  max: number | undefined;
  onChange: (points: number) => void;
  /** Why this many cannot be used. */
  problem: string | undefined;
};

/** Points to pay with: 100 points are worth 1 元. The typed number is kept even if it is too large. */
export function PointsField({ value, max, onChange, problem }: Props) {
  const id = useId();
  const { data } = useGetPoints({ query: { meta: { errors: "silent" } } });
  const own = data?.data.points;
  const isNone = max === 0;
  return (
    <div>
      <div className={styles.controls}>
        <label htmlFor={id}>使用积分</label>
        <Input
          className={clsx(styles.field, problem && styles.refused)}
          id={id}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          disabled={isNone && value === 0}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          value={value === 0 ? "" : String(value)}
          onChange={(event) =>
            onChange(Number(event.target.value.normalize("NFKC").replace(/\D/g, "").slice(0, 9)))
          }
        />
        <Button
          size="sm"
          variant="outline"
          disabled={max === undefined || isNone || value === max}
          onClick={() => max !== undefined && onChange(max)}
        >
          用最多
        </Button>
        <div className={styles.hint} id={`${id}-hint`}>
          {value > 0 && `抵 ${formatMoney(new Big(value).div(100).toNumber())}，`}
          {max === undefined
            ? "可用积分随金额一起算出"
            : isNone
              ? "本单没有可用积分"
              : `本单最多可用 ${max} 积分`}
          {own !== undefined && `，账户共 ${own} 积分`}
        </div>
      </div>
      <div className={styles.problem} id={`${id}-error`} role="alert">
        {problem}
      </div>
    </div>
  );
}
