import { Box, Button, Flex } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { Order } from "#generated/model/order.ts";
import { paths } from "#src/shared/paths.ts";
import { statusHints, statusNames, UNPAID } from "../lib/order-status.ts";
import { OrderProgress } from "./order-progress.tsx";
import { PayCountdown } from "./pay-countdown.tsx";

type Props = { order: Order };

/** How an order stands, and the next step where there is one. */
export function OrderHeader({ order }: Props) {
  const isUnpaid = order.status === UNPAID;
  return (
    <Box as="section" aria-label="订单状态" p="4" borderWidth="1px" rounded="md" bg="bg.panel">
      <Flex align="center" gap="4" wrap="wrap" mb="5">
        <Box>
          <Box fontSize="xl" fontWeight="600" lineHeight="short" color={isUnpaid ? "fg.promo" : "fg"}>
            {statusNames[order.status]}
          </Box>
          {isUnpaid ? (
            <PayCountdown deadline={order.pay_deadline} />
          ) : (
            <Box color="fg.muted">{statusHints[order.status]}</Box>
          )}
        </Box>
        {isUnpaid && (
          <Button asChild ms="auto">
            <Link to={paths.payOrder(order.id)}>去支付</Link>
          </Button>
        )}
      </Flex>
      <OrderProgress order={order} />
    </Box>
  );
}
