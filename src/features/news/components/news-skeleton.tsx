import { Box, Flex, Skeleton } from "@chakra-ui/react";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

/** A skeleton of a news page. */
export function NewsSkeleton({ what, rows }: { what: string; rows: number }) {
  return (
    <LoadingPage label={`正在加载${what}`}>
      {Array.from({ length: rows }, (_, row) => (
        <Flex key={row} gap={{ base: "3", md: "5" }} minH="24" py="4" borderBottomWidth="1px">
          <Skeleton h="12" w={{ base: "12", md: "14" }} />
          <Box flex="1">
            <Skeleton h="5" w="2/3" />
            <Skeleton h="4" mt="3" />
          </Box>
        </Flex>
      ))}
    </LoadingPage>
  );
}
