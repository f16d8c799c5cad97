import { Box, Flex } from "@chakra-ui/react";
import type { Order } from "#generated/model/order.ts";
import { statusHints, statusNames, UNPAID } from "../lib/order-status.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { PayCountdown } from "./pay-countdown.tsx";

type Props = {
  order: Order;
  /** Called when the payment deadline passes while the page is open. */
  onExpire: () => void;
};

/** The status of an order, with its actions. */
export function OrderHeader({ order, onExpire }: Props) {
  const isUnpaid = order.status === UNPAID;
  return (
    <Box
      as="section"
      aria-label="订单状态"
      p={{ base: "3", md: "4" }}
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
    >
      <Flex align="center" gap="4" wrap="wrap" mb="5">
        <Box role="status">
          <Box fontSize="xl" fontWeight="600" lineHeight="short" color={isUnpaid ? "fg.promo" : "fg"}>
            {statusNames[order.status]}
          </Box>
          {isUnpaid ? (
            <PayCountdown deadline={order.pay_deadline} onExpire={onExpire} />
          ) : (
            <Box color="fg.muted">{statusHints[order.status]}</Box>
          )}
        </Box>
        <Flex gap="2" wrap="wrap" ms={{ md: "auto" }}>
          <OrderActions order={order} size="sm" />
        </Flex>
      </Flex>
      <OrderProgress order={order} />
    </Box>
  );
}
