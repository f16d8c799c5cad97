import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { Brand } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { BrandMark } from "./brand-mark.tsx";

/** A brand in the directory, linking to its goods. */
export function BrandTile({ brand }: { brand: Brand }) {
  return (
    <chakra.li css={styles}>
      <Link to={paths.brand(brand.id)}>
        <BrandMark brand={brand} />
        <span>进入品牌馆</span>
      </Link>
    </chakra.li>
  );
}

const styles = {
  listStyle: "none",
  "& a": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "1",
    px: "2",
    py: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    bg: "bg.panel",
  },
  "& a:hover": { borderColor: "brand.border", boxShadow: "sm" },
  "& span": { color: "fg.subtle", fontSize: "xs" },
  "& a:hover span": { color: "brand.fg" },
} as const;
