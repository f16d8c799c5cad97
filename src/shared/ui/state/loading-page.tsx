import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Marks a loading page: the shell hides the footer meanwhile, since it would jump. */
export const PAGE_LOADING = "data-page-loading";

/** Marks what is not visible: a hidden keep-alive page, or content far below the window. */
export const AWAY = "data-away";

/**
 * Matches visible loading content. Attributes of its own, because a selector on styles would be re-evaluated at every
 * change of any style.
 */
export const LOADING_IN_SIGHT = `[${PAGE_LOADING}]:not([${AWAY}] *)`;

/** Hides content until what is above it has loaded, which would push it down. */
export const AFTER_LOADING = {
  [`${LOADING_IN_SIGHT} ~ &, *:has(${LOADING_IN_SIGHT}) ~ &`]: { display: "none" },
};

/** Placeholder for a page whose content is loading; `children` render its skeleton. */
export function LoadingPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="status" aria-busy="true" aria-label={label} {...{ [PAGE_LOADING]: true }}>
      {children}
    </Box>
  );
}
