import { type ReactNode, useId } from "react";
import { Text, Row } from "#src/shared/ui/layout/layout.tsx";
import styles from "./form-section.module.css";

type Props = { title: string; hint?: ReactNode; children: ReactNode };

/** A titled section of a long form. */
export function FormSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Row as="header" gapX="3" align="baseline" wrap mb="3" pb="2" line="below">
        <Text as="h2" size="md" bold id={id}>
          {title}
        </Text>
        {hint && (
          <Text tone="subtle" size="xs">
            {hint}
          </Text>
        )}
      </Row>
      {children}
    </section>
  );
}
