import { chakra } from "@chakra-ui/react";
import { useListLinks } from "#generated/hooks/home/home.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";

/** Links to other sites that pharmacies need. Optional: renders nothing without a response. */
export function FriendlyLinks() {
  const { data: links = [] } = useListLinks({ query: { select: (response) => response.data } });
  if (links.length === 0) return null;
  return (
    <chakra.nav aria-label="友情链接" css={styles}>
      <h2>友情链接</h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={name}>
            <DataLink url={url}>{name}</DataLink>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}

const styles = {
  display: "flex",
  alignItems: "baseline",
  flexWrap: { base: "wrap", md: "nowrap" },
  columnGap: "5",
  px: "4",
  py: "3",
  borderWidth: "1px",
  borderRadius: "md",
  bg: "bg.panel",
  "& h2": { flexShrink: "0", fontWeight: "600" },
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: "5" },
  "& li > *": { py: "1", color: "fg.muted" },
  "& li > :hover": { color: "brand.fg", textDecoration: "underline" },
} as const;
