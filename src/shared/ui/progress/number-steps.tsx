import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";

type Props = {
  label: string;
  names: readonly string[];
  /** Counts from 1. */
  current: number;
  /** The last step is behind, too. */
  isOver?: boolean;
};

/** The steps of something in a row: done, current and coming ones, told apart by sign as well as by colour. */
export function NumberSteps({ label, names, current, isOver = false }: Props) {
  return (
    <chakra.ol css={styles} aria-label={label}>
      {names.map((name, index) => {
        const step = index + 1;
        const isDone = step < current || isOver;
        return (
          <li
            key={name}
            data-state={isDone ? "done" : step === current ? "current" : "coming"}
            aria-current={step === current ? "step" : undefined}
          >
            <span data-part="sign" aria-hidden>
              {isDone ? <Check size={14} strokeWidth={3} /> : step}
            </span>
            <span data-part="name">{name}</span>
          </li>
        );
      })}
    </chakra.ol>
  );
}

const styles = {
  display: "flex",
  width: "full",
  maxWidth: "xl",
  listStyle: "none",
  "& li": {
    position: "relative",
    flex: "1",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "1",
    color: "fg.subtle",
    fontSize: "xs",
    whiteSpace: "nowrap",
  },
  "& li + li::before": {
    content: '""',
    position: "absolute",
    top: "3",
    insetInlineEnd: "calc(50% + {sizes.4})",
    width: "calc(100% - {sizes.8})",
    borderTopWidth: "2px",
    borderColor: "border.strong",
  },
  "& li[data-state=done] + li::before": { borderColor: "brand.solid" },
  "& [data-part=sign]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    boxSize: "6",
    borderRadius: "full",
    borderWidth: "2px",
    borderColor: "border.strong",
    bg: "bg.panel",
    fontWeight: "600",
  },
  "& [data-state=current]": { color: "brand.fg", fontWeight: "600" },
  "& [data-state=current] [data-part=sign]": {
    borderColor: "brand.solid",
    bg: "brand.solid",
    color: "brand.contrast",
  },
  "& [data-state=done]": { color: "fg.muted" },
  "& [data-state=done] [data-part=sign]": { borderColor: "brand.solid", color: "brand.fg" },
} as const;
