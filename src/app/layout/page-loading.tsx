import { Box } from "@chakra-ui/react";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

/** Holds the place of a page whose code is on its way. */
export function PageLoading() {
  return (
    <LoadingPage label="页面加载中">
      <Box minH="80vh" />
    </LoadingPage>
  );
}
