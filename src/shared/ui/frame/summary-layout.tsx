import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Beside the content on wide screens, below it on narrow ones. */
  side: ReactNode;
  /** The main action: below `side`, or stuck to the bottom of narrow screens. */
  action: ReactNode;
};

/** The layout of a page that leads to one decision: content, and a summary. */
export function SummaryLayout({ children, side, action }: Props) {
  return (
    <chakra.div css={styles}>
      <div data-part="content">{children}</div>
      <div data-part="side">
        {side}
        <div data-part="action">{action}</div>
      </div>
    </chakra.div>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) {sizes.80}",
  gap: "4",
  alignItems: "start",
  "& [data-part=content]": { display: "flex", flexDirection: "column", gap: "3", minWidth: "0" },
  "& [data-part=side]": {
    position: "sticky",
    top: "16",
    display: "flex",
    flexDirection: "column",
    gap: "3",
  },
  "& [data-part=action]": { display: "flex", flexDirection: "column", gap: "2" },
  "& [data-part=narrow-only]": { display: "none" },
  lgDown: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    "& [data-part=side]": { display: "contents" },
    "& [data-part=action]": {
      position: "sticky",
      zIndex: "docked",
      bottom: "0",
      mx: "-3",
      px: "3",
      py: "2",
      borderTopWidth: "1px",
      borderColor: "border",
      bg: "bg.panel",
      boxShadow: "lg",
    },
    "& [data-part=narrow-only]": { display: "flex", justifyContent: "space-between", alignItems: "baseline" },
  },
} as const;
