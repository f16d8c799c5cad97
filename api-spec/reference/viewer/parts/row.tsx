import { Box } from "@chakra-ui/react";
import type { ComponentProps } from "react";

/** One of a list of fields or rules; the one that the address points at stands out. */
export const Row = ({ isTarget, ...box }: ComponentProps<typeof Box> & { isTarget: boolean }) => (
  <Box
    as="li"
    paddingBlock="2"
    paddingInline="3"
    breakInside="avoid"
    {...(isTarget && { className: "field-target", bg: "bg.mark" })}
    {...box}
  />
);
