import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import type { InputProps } from "#src/shared/ui/field/text-input.tsx";
import { looks } from "#src/shared/ui/layout/layout.tsx";
import styles from "./validity-field.module.css";

type Props = InputProps & {
  error?: string | undefined;
  /** Undefined for a type of certificate that always has an end. */
  longTerm: { value: boolean; onChange: (isLongTerm: boolean) => void } | undefined;
};

/** The last day of a certificate, or a tick that it has none (长期). */
export function ValidityField({ longTerm, error, ...input }: Props) {
  const today = useServerClock(shanghaiDay);
  const tick = longTerm && (
    <label className={styles.tick}>
      <input
        className={looks({ checkbox: true })}
        type="checkbox"
        checked={longTerm.value}
        onChange={(event) => longTerm.onChange(event.target.checked)}
      />
      长期
    </label>
  );
  return (
    <div className={styles.root}>
      {longTerm?.value ? (
        <TextField label="有效期至" readOnly value="长期有效" />
      ) : (
        <TextField label="有效期至" type="date" min={today} max="2099-12-31" error={error} {...input} />
      )}
      {tick}
    </div>
  );
}
