import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

/** A step without an icon shows its number. */
type Step = { name: string; text: string; icon?: LucideIcon };

/** How a zone's offer works, step by step. */
export function ZoneSteps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <chakra.ol css={styles} aria-label={label}>
      {steps.map(({ icon: Icon, name, text }, index) => (
        <li key={name}>
          {Icon ? <Icon size={24} strokeWidth={1.5} aria-hidden /> : <span aria-hidden>{index + 1}</span>}
          <div>
            <b>{name}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </chakra.ol>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
  gap: "3",
  mb: "3",
  px: "4",
  py: "3",
  borderWidth: "1px",
  borderRadius: "md",
  bg: "bg.panel",
  listStyle: "none",
  "& li": { display: "flex", alignItems: "center", gap: "3" },
  "& svg": { flexShrink: "0", color: "brand.solid" },
  "& span": {
    display: "grid",
    flexShrink: "0",
    placeItems: "center",
    boxSize: "7",
    borderRadius: "full",
    bg: "promo.100",
    color: "fg.promo",
    fontWeight: "700",
  },
  "& b": { fontWeight: "600" },
  "& p": { color: "fg.subtle", fontSize: "xs" },
} as const;
