import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

export type TabLink = {
  name: string;
  to: string;
  isCurrent: boolean;
  /** The number of items; omitted while unknown. */
  count?: number | undefined;
};

type Props = { label: string; tabs: readonly TabLink[] };

/** The states of a list as tabs with counts, each a link. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <chakra.nav css={styles} aria-label={label}>
      <ul>
        {tabs.map(({ name, to, isCurrent, count }) => (
          <li key={name}>
            <Link to={to} aria-current={isCurrent ? "page" : undefined}>
              {name}
              {count !== undefined && count > 0 && <span> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}

const styles = {
  overflowX: "auto",
  borderBottomWidth: "1px",
  borderColor: "border",
  scrollbarWidth: "none",
  "& ul": { display: "flex", gap: { base: "5", md: "8" }, width: "max-content", listStyle: "none" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "11",
    borderBottomWidth: "2px",
    borderColor: "transparent",
    color: "fg.muted",
    whiteSpace: "pre",
    outlineOffset: "-2px",
  },
  "& a:hover": { color: "brand.fg" },
  "& a[aria-current]": { borderColor: "brand.solid", color: "brand.fg", fontWeight: "600" },
  "& span": { color: "fg.subtle", fontSize: "xs", fontWeight: "400" },
} as const;
