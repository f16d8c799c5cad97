import { chakra, Skeleton } from "@chakra-ui/react";
import { LayoutGrid } from "lucide-react";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCategoryMenu } from "../hooks/use-category-menu.ts";
import { CategoryLogo } from "./category-logo.tsx";

const SHOWN = 7;

/**
 * The categories as icons for narrow screens, with a link to all goods; if they fail to load, the menu offers a
 * retry.
 */
export function CategoryTiles() {
  const { entries, isFailed, label, linkTo } = useCategoryMenu();
  if (isFailed) return null;
  return (
    <chakra.nav css={styles} aria-label={label}>
      {entries?.map((entry) => (
        <TextLink key={entry.id} to={linkTo(entry.id)}>
          <span data-part="sign">
            <CategoryLogo entry={entry} isOn />
          </span>
          {entry.name}
        </TextLink>
      )) ?? Array.from({ length: SHOWN }, (_, place) => <Skeleton key={place} h="16" borderRadius="md" />)}
      <TextLink to={paths.list()}>
        <span data-part="sign">
          <LayoutGrid size={20} aria-hidden />
        </span>
        全部商品
      </TextLink>
    </chakra.nav>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  rowGap: "2",
  py: "3",
  borderWidth: "1px",
  borderRadius: "md",
  bg: "bg.panel",
  "& a": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "1",
    minHeight: "16",
    fontSize: "xs",
    whiteSpace: "nowrap",
  },
  "& [data-part=sign]": {
    display: "grid",
    placeItems: "center",
    boxSize: "10",
    borderRadius: "full",
    bg: "brand.subtle",
    color: "brand.fg",
  },
} as const;
