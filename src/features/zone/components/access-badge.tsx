import { chakra } from "@chakra-ui/react";
import { CircleCheck, CircleX, Clock3, Lock } from "lucide-react";
import type { ControlledAccess } from "#generated/model/index.ts";
import { ACCESS_TEXT } from "../lib/access.ts";

const ICONS = { none: Lock, waiting: Clock3, granted: CircleCheck, refused: CircleX };

/** The buyer's access to a controlled group, by icon and word as well as by colour. */
export function AccessBadge({ access }: { access: ControlledAccess }) {
  const { name, tone } = ACCESS_TEXT[access];
  const Icon = ICONS[tone];
  return (
    <chakra.span css={styles} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {name}
    </chakra.span>
  );
}

const styles = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  px: "2",
  borderRadius: "full",
  bg: "bg.muted",
  color: "fg.muted",
  fontSize: "xs",
  fontWeight: "600",
  lineHeight: "1.5rem",
  whiteSpace: "nowrap",
  "&[data-tone=waiting]": { bg: "promo.100", color: "fg.promo" },
  "&[data-tone=granted]": { bg: "brand.muted", color: "brand.fg" },
  "&[data-tone=refused]": { bg: "tag.red.bg", color: "fg.error" },
} as const;
