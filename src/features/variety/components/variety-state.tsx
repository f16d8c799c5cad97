import { chakra } from "@chakra-ui/react";
import type { VarietyStatus } from "#generated/model/varietyStatus.ts";
import { VARIETY_STATES } from "../lib/variety-status.ts";

export function VarietyState({ status }: { status: VarietyStatus }) {
  return (
    <chakra.span css={styles} data-status={status}>
      {VARIETY_STATES[status].name}
    </chakra.span>
  );
}

const styles = {
  whiteSpace: "nowrap",
  color: "fg.muted",
  "&[data-status='1'], &[data-status='2']": { color: "fg.promo" },
  "&[data-status='3']": { color: "brand.fg", fontWeight: "600" },
} as const;
