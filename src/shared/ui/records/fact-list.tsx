import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export type Fact = readonly [name: string, value: ReactNode];

/** A list of name and value pairs. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <chakra.dl css={styles}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </chakra.dl>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  columnGap: "8",
  rowGap: "1.5",
  "& > div": { display: "flex", gap: "3" },
  "& dt": { flexShrink: "0", width: "16", color: "fg.subtle" },
  "& dd": { minWidth: "0", overflowWrap: "anywhere" },
  "& dd a": { color: "brand.fg" },
  "& dd a:hover": { textDecoration: "underline" },
} as const;
