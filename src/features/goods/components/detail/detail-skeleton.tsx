import { Box, Grid, Skeleton, Stack } from "@chakra-ui/react";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

export function DetailSkeleton() {
  return (
    <LoadingPage label="正在加载商品">
      <Stack gap="3">
        <Skeleton mt="3" height="5" maxW="96" />
        <Grid
          gap={{ base: "4", md: "6" }}
          p={{ base: "3", md: "5" }}
          borderWidth="1px"
          borderRadius="md"
          bg="bg.panel"
          templateColumns={{ base: "minmax(0, 1fr)", lg: "{sizes.96} minmax(0, 1fr)" }}
        >
          <Box maxW="96" width="full" justifySelf="center">
            <Skeleton aspectRatio="1" />
          </Box>
          <Stack gap="4">
            <Skeleton height="8" maxW="72" />
            <Skeleton height="24" />
            <Skeleton height="40" />
            <Skeleton height="10" />
          </Stack>
        </Grid>
        <Skeleton height="96" />
      </Stack>
    </LoadingPage>
  );
}
