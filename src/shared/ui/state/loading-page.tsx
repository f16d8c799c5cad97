import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Marks a page as on its way: the shell draws no footer meanwhile, since it would jump. */
export const PAGE_LOADING = "data-page-loading";

/** Holds the place of a page whose content is on its way; `children` draw the shape of what comes. */
export function LoadingPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="status" aria-busy="true" aria-label={label} {...{ [PAGE_LOADING]: true }}>
      {children}
    </Box>
  );
}
