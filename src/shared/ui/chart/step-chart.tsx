import { type PointerEvent, useState } from "react";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import type { Closing } from "./closings.ts";
import { axisTicks, closingAt, placeClosings, shortNumber } from "./scale.ts";
import styles from "./step-chart.module.css";

type Props = {
  /** The name of the chart: `余额走势`. */
  label: string;
  closings: readonly Closing[];
  format: (value: number) => string;
};

/** Daily values as a step chart. Pointer and arrow keys show the value of a day. */
export function StepChart({ label, closings, format }: Props) {
  const [shown, setShown] = useState<number>();
  const ticks = axisTicks(Math.max(...closings.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const places = placeClosings(closings, top);
  const place = shown === undefined ? undefined : places[shown];
  const shownClosing = closings[shown ?? closings.length - 1];
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShown(closingAt(places, ((clientX - left) / width) * 100));
  };
  const line = places.map(({ x, y }, index) => (index === 0 ? `M0 ${y}` : `H${x}V${y}`)).join("");
  return (
    <div className={styles.root}>
      <div
        className={styles.plot}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setShown(undefined)}
      >
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} aria-hidden style={{ bottom: `${(tick / top) * 100}%` }}>
            <i>{shortNumber(tick)}</i>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path className={styles.area} d={`${line}V100H0Z`} />
          <path className={styles.line} d={line} />
        </svg>
        {place && <span className={styles.rule} aria-hidden style={{ left: `${place.x}%` }} />}
        {place && (
          <span className={styles.dot} aria-hidden style={{ left: `${place.x}%`, top: `${place.y}%` }} />
        )}
        {place && shownClosing && (
          <span
            className={styles.value}
            aria-hidden
            data-side={place.x > 50 ? "start" : "end"}
            style={{ left: `${place.x}%` }}
          >
            {shownClosing.day}
            <b>{format(shownClosing.value)}</b>
          </span>
        )}
        <input
          type="range"
          aria-label={label}
          min={0}
          max={closings.length - 1}
          value={shown ?? closings.length - 1}
          aria-valuetext={shownClosing && `${shownClosing.day}，${format(shownClosing.value)}`}
          onChange={({ target }) => setShown(Number(target.value))}
          onFocus={() => setShown(closings.length - 1)}
          onBlur={() => setShown(undefined)}
        />
      </div>
      <Row justify="between" pt="1.5" aria-hidden>
        <span>{closings[0]?.day}</span>
        <span>{closings.at(-1)?.day}</span>
      </Row>
    </div>
  );
}
