import { chakra } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { ControlledGroup } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { ACCESS_TEXT } from "../lib/access.ts";
import { AccessBadge } from "./access-badge.tsx";

const RATIO = 760 / 300;

type Props = { group: ControlledGroup; isVisitor: boolean };

/** A controlled group: its purpose, the buyer's access, and a link to it. */
export function GroupCard({ group, isVisitor }: Props) {
  const { url, name, image, describe, access, goods_number } = group;
  return (
    <chakra.li css={styles}>
      <Link to={paths.controlledGroup(url)} tabIndex={-1} aria-hidden>
        <DataPicture src={image} alt={name} ratio={RATIO} />
      </Link>
      <div>
        <h3>
          <Link to={paths.controlledGroup(url)}>{name}</Link>
          {!isVisitor && <AccessBadge access={access} />}
        </h3>
        <p>{describe}</p>
        <footer>
          <span>{goods_number} 个品种</span>
          <Link
            to={paths.controlledGroup(url)}
            data-part="action"
            aria-label={`${name}：${wayIn(access, isVisitor)}`}
          >
            {wayIn(access, isVisitor)}
            <ChevronRight size={14} aria-hidden />
          </Link>
        </footer>
      </div>
    </chakra.li>
  );
}

function wayIn(access: ControlledGroup["access"], isVisitor: boolean): string {
  return isVisitor ? "查看品种与申请条件" : ACCESS_TEXT[access].action;
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
  "& > div": { display: "flex", flexDirection: "column", flex: "1", gap: "2", p: "4" },
  "& h3": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    fontSize: "md",
    fontWeight: "600",
  },
  "& h3 a:hover": { color: "brand.fg" },
  "& p": { color: "fg.muted", overflowWrap: "anywhere" },
  "& footer": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    mt: "auto",
    pt: "2",
    borderTopWidth: "1px",
    color: "fg.subtle",
    fontSize: "xs",
  },
  "& [data-part=action]": {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    minHeight: "8",
    color: "brand.fg",
    fontSize: "sm",
    fontWeight: "600",
  },
  "& [data-part=action]:hover": { textDecoration: "underline" },
} as const;
