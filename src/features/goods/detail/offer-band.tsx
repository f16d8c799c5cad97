import type { ReactNode } from "react";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import styles from "./offer-band.module.css";

type Props = {
  /** The name of the offer: `限时秒杀`. */
  name: string;
  /** Its state in a few words. */
  state: string;
  /** The next start or end of the offer; undefined when it is over. */
  next?: { label: string; at: number } | undefined;
  progress?: { value: number; max: number; label: string } | undefined;
  children?: ReactNode;
};

/** A limited-time offer: its name, progress and remaining time. */
export function OfferBand({ name, state, next, progress, children }: Props) {
  return (
    <section className={styles.root} aria-label={name}>
      <Row wrap align="center" gapX="3" gapY="1">
        <strong>{name}</strong>
        <Text tone="muted">{state}</Text>
        {next && (
          <Row as="span" gap="2" align="center" ms="auto" inline>
            {next.label} <Countdown until={next.at} label={next.label} look="boxes" />
          </Row>
        )}
      </Row>
      {progress && (
        <Row wrap align="center" gapX="3">
          <progress value={Math.min(progress.value, progress.max)} max={progress.max} aria-label={name} />
          <span>{progress.label}</span>
        </Row>
      )}
      {children}
    </section>
  );
}
