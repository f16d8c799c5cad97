import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { styles } from "./zone-hero.styles.ts";

type Props = {
  /** The page's `h1`. */
  title: string;
  /** What the zone is good for, or how it works, in a sentence. */
  lead?: ReactNode;
  /** The look by which a zone is known again; the dark ones are `brand`, `deep`, `ink` and `promo`. */
  tone: "brand" | "deep" | "ink" | "promo" | "amber" | "mint";
  /** Drawn large and faint at the far end. */
  icon: LucideIcon;
  /** Figures that matter here. */
  facts?: readonly { name: string; value: ReactNode }[] | undefined;
  /** Before the title, such as a logo. */
  mark?: ReactNode;
  /** At the far end, such as a countdown. */
  aside?: ReactNode;
  /** Below the words, such as buttons. */
  children?: ReactNode;
};

const ART_SIZE = 176;

/** The head of a zone: its name, what it is good for and the figures that matter, in a tone of its own. */
export function ZoneHero({ title, lead, tone, icon: Icon, facts = [], mark, aside, children }: Props) {
  return (
    <chakra.div css={styles} data-tone={tone}>
      <div data-part="art" aria-hidden>
        <Icon size={ART_SIZE} strokeWidth={1} />
      </div>
      {mark && <div data-part="mark">{mark}</div>}
      <div data-part="words">
        <h1>{title}</h1>
        {lead && <div data-part="lead">{lead}</div>}
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
      {aside && <div data-part="aside">{aside}</div>}
    </chakra.div>
  );
}
