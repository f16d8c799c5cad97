import { Box } from "@chakra-ui/react";

/** Marks the page as on its way: the shell draws no footer meanwhile, since it would jump. */
export const PAGE_LOADING = "data-page-loading";

/** Holds the place of a page whose code is on its way. */
export function PageLoading() {
  return <Box minH="80vh" aria-busy="true" {...{ [PAGE_LOADING]: true }} />;
}
