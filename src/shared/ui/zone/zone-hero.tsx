import type { ReactNode } from "react";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import styles from "./zone-hero.module.css";

type Props = {
  /** The page's `h1`. */
  title: string;
  /** A sentence about the zone's offer, or how it works. */
  lead?: ReactNode;
  /** Shown large and faint at the end. */
  icon: LucideIcon;
  /** Key figures. */
  facts?: readonly { name: string; value: ReactNode }[] | undefined;
  /** Before the title, such as a logo. */
  mark?: ReactNode;
  /** At the end, such as a countdown. */
  aside?: ReactNode;
  /** Below the text, such as buttons. */
  children?: ReactNode;
};

const ART_SIZE = 176;

/** The header of a zone: its name, what it offers and its key figures; every zone has the same look. */
export function ZoneHero({ title, lead, icon: Icon, facts = [], mark, aside, children }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.art} aria-hidden>
        <Icon size={ART_SIZE} strokeWidth={1} />
      </div>
      {mark && <Box noShrink>{mark}</Box>}
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
