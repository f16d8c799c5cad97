import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./timeline.module.css";

export type TimelineStep = { time: string; name?: string; text: string };

type Props = { label: string; steps: readonly TimelineStep[] };

/** A timeline, newest first; the newest entry is highlighted. */
export function Timeline({ label, steps }: Props) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map(({ time, name, text }, index) => (
        <li key={`${time}-${index}`} data-newest={index === 0 || undefined}>
          <time dateTime={time.replace(" ", "T")}>{formatMinute(time)}</time>
          <span className={styles.dot} aria-hidden />
          <Text narrow breakable>
            {name && <strong>{name}</strong>}
            {text}
          </Text>
        </li>
      ))}
    </ol>
  );
}
