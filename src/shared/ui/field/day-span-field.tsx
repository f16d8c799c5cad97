import { type FormEvent, useId, useState } from "react";
import { type DaySpan, quickDays, spanProblem } from "#src/shared/lib/quick-days.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./day-span-field.module.css";

type Props = {
  /** The event that is filtered: `下单时间`. */
  label: string;
  /** The name of the choice of no days. */
  anyName?: string;
  /** Only its days are used. */
  span: DaySpan;
  onChange: (span: DaySpan) => void;
};

/** A date range, either preset (近 7 天) or with both ends chosen. A range that ends before it begins is rejected. */
export function DaySpanField({ label, anyName = "不限", span: { start_time, end_time }, onChange }: Props) {
  const today = useServerClock(shanghaiDay);
  const isAny = !start_time && !end_time;
  return (
    <Row data-screen-only wrap align="center" gapX="3" gapY="2" role="group" aria-label={label}>
      <Text tone="subtle" hideBelow="md" nowrap>
        {label}
      </Text>
      <Row as="span" wrap gap="1">
        <button
          className={styles.preset}
          type="button"
          aria-pressed={isAny}
          onClick={() => onChange(ANY_DAY)}
        >
          {anyName}
        </button>
        {quickDays(today).map(({ name, ...days }) => (
          <button
            className={styles.preset}
            key={name}
            type="button"
            aria-pressed={isSameSpan(days, { start_time, end_time })}
            onClick={() => onChange(days)}
          >
            {name}
          </button>
        ))}
      </Row>
      <CustomDays span={{ start_time, end_time }} today={today} onChange={onChange} />
    </Row>
  );
}

const ANY_DAY: DaySpan = { start_time: undefined, end_time: undefined };

const isSameSpan = (a: DaySpan, b: DaySpan): boolean =>
  a.start_time === b.start_time && a.end_time === b.end_time;

function CustomDays({ span, today, onChange }: Omit<Props, "label" | "anyName"> & { today: string }) {
  const [draft, setDraft] = useState(span);
  const [base, setBase] = useState(span);
  const problemId = useId();
  const problem = spanProblem(draft);
  const isChanged = !isSameSpan(draft, span);
  // Not a new key: the focus would be lost with the form.
  if (!isSameSpan(base, span)) {
    setBase(span);
    setDraft(span);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!problem) onChange(draft);
  }

  const field = (end: keyof DaySpan, name: string) => (
    <input
      className={styles.day}
      type="date"
      aria-label={name}
      value={draft[end] ?? ""}
      max={today}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problemId}
      onChange={({ target }) => setDraft({ ...draft, [end]: target.value || undefined })}
    />
  );
  return (
    <form className={styles.customDays} noValidate onSubmit={submit}>
      {field("start_time", "开始日期")}
      <span aria-hidden>至</span>
      {field("end_time", "结束日期")}
      <PlainButton className={styles.submit} type="submit" disabled={!isChanged || problem !== undefined}>
        查询
      </PlainButton>
      <Text id={problemId} role="alert" tone="error" size="xs" hideEmpty>
        {problem}
      </Text>
    </form>
  );
}
