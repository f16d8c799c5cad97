import { Box, Flex } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { OrderAmounts } from "#src/features/order/components/order-amounts.tsx";
import { OrderFacts } from "#src/features/order/components/order-facts.tsx";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { OrderHeader } from "#src/features/order/components/order-header.tsx";
import { OrderLines } from "#src/features/order/components/order-lines.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";
import { Panel } from "#src/shared/ui/panel.tsx";

export function OrderPage() {
  const orderId = parseId(useParams().id);
  return (
    <>
      <PageHeading title="订单详情" />
      <OrderGate orderId={orderId}>
        {(order) => (
          <Flex direction="column" gap="3">
            <OrderHeader order={order} />
            <Panel title="订单信息">
              <OrderFacts order={order} />
            </Panel>
            <OrderLines order={order} />
            <Panel title="费用明细">
              <Box ms="auto" maxW={{ base: "full", md: "80" }}>
                <OrderAmounts order={order} />
              </Box>
            </Panel>
          </Flex>
        )}
      </OrderGate>
    </>
  );
}
