import { Box, Flex, Skeleton } from "@chakra-ui/react";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

export function CartSkeleton() {
  return (
    <LoadingPage label="购物车加载中">
      <Skeleton height="10" mb="3" rounded="md" />
      {Array.from({ length: 6 }, (_, index) => (
        <Flex key={index} gap="4" p="3" borderBottomWidth="1px" bg="bg.panel">
          <Skeleton boxSize="18" flexShrink="0" />
          <Box flex="1">
            <Skeleton height="4" width="40" maxW="full" mb="2" />
            <Skeleton height="3" width="64" maxW="full" />
          </Box>
          <Skeleton height="6" width="24" />
        </Flex>
      ))}
    </LoadingPage>
  );
}
