import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

type Figure = {
  name: string;
  /** Undefined while loading. */
  value: ReactNode;
  hint?: ReactNode;
  tone?: "brand" | "warning" | undefined;
};

type Props = { figures: readonly Figure[] };

/** A few figures side by side, the most important one first. */
export function FigureList({ figures }: Props) {
  return (
    <chakra.dl css={styles}>
      {figures.map(({ name, value, hint, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value ?? "--"}</dd>
          {hint && <dd data-part="hint">{hint}</dd>}
        </div>
      ))}
    </chakra.dl>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: { base: "6", md: "8" },
  rowGap: "3",
  "& > div:first-of-type": { width: "full" },
  "& dt": { color: "fg.muted" },
  "& dd": { fontSize: "lg", fontWeight: "600", lineHeight: "1.4" },
  "& > div:first-of-type dd:not([data-part])": { fontSize: "3xl", lineHeight: "1.25" },
  "& [data-tone=brand] dd:not([data-part])": { color: "brand.fg" },
  "& [data-tone=warning] dd:not([data-part])": { color: "fg.error" },
  "& dd[data-part=hint]": { mt: "0.5", color: "fg.subtle", fontSize: "xs", fontWeight: "400" },
} as const;
