import { clsx } from "clsx";
import { useId, useState } from "react";
import { useGetPoints } from "#generated/hooks/points/points.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { timesMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { plainText } from "#src/shared/lib/written.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Input } from "#src/shared/ui/field/text-input.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./points-field.module.css";

type Props = {
  value: number;
  /** The maximum for this order; undefined until calculated. */
  max: number | undefined;
  onChange: (points: number) => void;
  /** Why this many cannot be used. */
  problem: string | undefined;
};

const WHOLE = /^\d{0,9}$/;

/**
 * Points to pay with: 100 points are worth 1 元. An excessive or fractional input stays in the field, but counts as
 * none.
 */
export function PointsField({ value, max, onChange, problem }: Props) {
  const id = useId();
  const { data } = useGetPoints({ query: { meta: { errors: "inline" } } });
  const balance = data?.data.points;
  const [refused, setRefused] = useState<string>();
  const isNone = max === 0;
  const take = (typed: string) => {
    const text = plainText(typed).replaceAll(/[\s,，]/g, "");
    const isWhole = WHOLE.test(text);
    setRefused(isWhole ? undefined : typed);
    onChange(isWhole ? Number(text) : 0);
  };
  const error = refused === undefined ? problem : "积分须为整数，现在没有使用积分，请重新填写";
  return (
    <div>
      <Row wrap align="center" gap="2">
        <label htmlFor={id}>使用积分</label>
        <Input
          className={clsx(styles.field, error && styles.refused)}
          id={id}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          disabled={isNone && value === 0 && refused === undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          value={refused ?? (value === 0 ? "" : String(value))}
          onChange={(event) => take(event.target.value)}
        />
        <Button
          size="sm"
          variant="outline"
          disabled={max === undefined || isNone || value === max}
          onClick={() => take(String(max))}
        >
          用最多
        </Button>
        <Text as="div" tone="muted" size="xs" id={`${id}-hint`}>
          {value > 0 && `抵 ${formatMoney(timesMoney(0.01, value))}，`}
          {max === undefined
            ? "可用积分随金额一起算出"
            : isNone
              ? "本单没有可用积分"
              : `本单最多可用 ${formatCount(max)} 积分`}
          {balance !== undefined && `，账户共 ${formatCount(balance)} 积分`}
        </Text>
      </Row>
      <div className={styles.problem} id={`${id}-error`} role="alert">
        {error}
      </div>
    </div>
  );
}
