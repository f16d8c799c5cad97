import { Skeleton, Stack } from "@chakra-ui/react";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { ORDERS_PER_PAGE } from "../lib/order-filter.ts";

export function OrderListSkeleton() {
  return (
    <LoadingPage label="订单加载中">
      <Stack gap="3">
        <Skeleton height="9" />
        {Array.from({ length: ORDERS_PER_PAGE }, (_, index) => (
          <Skeleton key={index} height={{ base: "52", md: "30" }} />
        ))}
      </Stack>
    </LoadingPage>
  );
}
