import { Box } from "@chakra-ui/react";

/** Holds the place of a page whose code is on its way, so that the footer does not jump. */
export function PageLoading() {
  return <Box minH="80vh" aria-busy="true" />;
}
