import { chakra } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { CombinationGroup } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";

const RATIO = 760 / 300;

/** A group with its first combinations, linking to all of them. */
export function GroupTile({ group }: { group: CombinationGroup }) {
  const { id, name, describe, image, combinations } = group;
  const to = paths.combinationGroup(id);
  return (
    <chakra.li css={styles}>
      <Link to={to} tabIndex={-1} aria-hidden>
        <DataPicture src={image} alt={name} ratio={RATIO} />
      </Link>
      <div>
        <h2>
          <Link to={to}>{name}</Link>
        </h2>
        <p>{describe}</p>
        <ul>
          {combinations.map((combination) => (
            <li key={combination.id}>
              <span>{combination.name}</span>
              <Price value={combination.price} hint={combination.price_hint} size="sm" unit="套" />
            </li>
          ))}
        </ul>
        <Link to={to} data-part="all" aria-label={`看全部 ${combinations.length} 个组合：${name}`}>
          看全部 {combinations.length} 个组合
          <ChevronRight size={14} aria-hidden />
        </Link>
      </div>
    </chakra.li>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "md",
  bg: "bg.panel",
  listStyle: "none",
  "&:hover": { borderColor: "brand.border", boxShadow: "sm" },
  "& > a": { display: "block" },
  "& > div": { display: "flex", flex: "1", flexDirection: "column", gap: "1", p: "4" },
  "& h2": { fontSize: "md", fontWeight: "600" },
  "& h2 a:hover": { color: "brand.fg" },
  "& p": { color: "fg.subtle", fontSize: "xs" },
  "& ul": { mb: "3", listStyle: "none" },
  "& ul li": { display: "flex", justifyContent: "space-between", gap: "3", py: "1" },
  "& ul li span:first-of-type": { minWidth: "0", truncate: true },
  "& [data-part=all]": {
    display: "inline-flex",
    alignItems: "center",
    alignSelf: "start",
    gap: "1",
    mt: "auto",
    minHeight: "8",
    color: "brand.fg",
    fontWeight: "500",
    _hover: { textDecoration: "underline" },
  },
} as const;
