import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Marks a page as on its way: the shell draws no footer meanwhile, since it would jump. */
export const PAGE_LOADING = "data-page-loading";

/** Marks what nobody sees: a page that is kept alive, hidden, or a place far below the window. */
export const AWAY = "data-away";

/** What is on its way and to be seen. By marks of its own: one that knew styles would cost at every change of any. */
export const LOADING_IN_SIGHT = `[${PAGE_LOADING}]:not([${AWAY}] *)`;

/** Keeps what stands below out of sight until what is above it has come, which would push it down. */
export const AFTER_LOADING = {
  [`${LOADING_IN_SIGHT} ~ &, *:has(${LOADING_IN_SIGHT}) ~ &`]: { display: "none" },
};

/** Holds the place of a page whose content is on its way; `children` draw the shape of what comes. */
export function LoadingPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="status" aria-busy="true" aria-label={label} {...{ [PAGE_LOADING]: true }}>
      {children}
    </Box>
  );
}
