import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./zone-steps.module.css";

/** A step without an icon shows its number. */
type Step = { name: string; text: string; icon?: LucideIcon };

/** Explains a zone's offer step by step. */
export function ZoneSteps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map(({ icon: Icon, name, text }, index) => (
        <li key={name}>
          {Icon ? (
            <Icon size={24} strokeWidth={1.5} aria-hidden />
          ) : (
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
          )}
          <div>
            <Text as="b" bold>
              {name}
            </Text>
            <Text as="p" tone="subtle" size="xs">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
