import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { FilterLink } from "#src/shared/lib/filter-links.ts";

type Props = {
  label: string;
  links: readonly FilterLink[];
};

/** Alternative views of the same thing as links, one of them active. */
export function PillLinks({ label, links }: Props) {
  return (
    <chakra.nav css={styles} aria-label={label}>
      {links.map(({ name, to, isCurrent }) => (
        <Link key={name} to={to} aria-current={isCurrent || undefined}>
          {name}
        </Link>
      ))}
    </chakra.nav>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "2",
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "8",
    minHeight: "8",
    px: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "full",
    bg: "bg.panel",
    color: "fg.muted",
  },
  "& a:hover": { borderColor: "brand.border", color: "brand.fg" },
  "& a[aria-current]": {
    borderColor: "brand.solid",
    bg: "brand.solid",
    color: "brand.contrast",
    fontWeight: "600",
  },
} as const;
