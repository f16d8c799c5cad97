import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { CircleCheck, CircleEllipsis } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Order } from "#generated/model/order.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { DELIVERY_NAMES } from "../lib/delivery-names.ts";
import { nextStep } from "../lib/next-step.ts";
import {
  amountLabel,
  isPaid,
  payMethodNames,
  statusHints,
  statusNames,
  UNPAID,
} from "../lib/order-status.ts";
import { OrderProgress } from "./order-progress.tsx";

/** The contract's PayMethod. */
const ON_CREDIT = 1;

type Props = { order: Order };

/** The end of a purchase: confirms the payment and says what happens next. */
export function PaidSummary({ order }: Props) {
  const paid = isPaid(order);
  return (
    <chakra.section css={styles} aria-labelledby="paid-title">
      <Box color={paid ? "brand.solid" : "fg.promo"} aria-hidden>
        {paid ? <CircleCheck size={48} strokeWidth={1.5} /> : <CircleEllipsis size={48} strokeWidth={1.5} />}
      </Box>
      <Heading as="h2" id="paid-title" fontSize="xl" fontWeight="600">
        {paid ? "支付成功" : `订单${statusNames[order.status]}`}
      </Heading>
      <Box color="fg.muted">{statusHints[order.status]}</Box>
      <dl>
        {paidFacts(order).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <Box width="full" maxW="2xl" my="4">
        <OrderProgress order={order} />
      </Box>
      <Flex gap="3" wrap="wrap" justify="center">
        {order.status === UNPAID && (
          <Button asChild>
            <Link to={paths.payOrder(order.id)}>去支付</Link>
          </Button>
        )}
        <Button asChild variant={order.status === UNPAID ? "outline" : "solid"}>
          <Link to={paths.order(order.id)}>查看订单</Link>
        </Button>
        {paid && order.pay_method === ON_CREDIT && (
          <Button asChild variant="outline">
            <Link to={paths.credit()}>查看账期账单</Link>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to={paths.list()}>继续采购</Link>
        </Button>
      </Flex>
    </chakra.section>
  );
}

function paidFacts(order: Order): [name: string, value: ReactNode][] {
  const amount = <strong data-part="amount">{formatMoney(order.amount)}</strong>;
  if (!isPaid(order))
    return [
      ["订单号", order.order_no],
      [amountLabel(order), amount],
    ];
  const { name, phone } = order.address;
  return [
    ["订单号", order.order_no],
    ["实付金额", amount],
    ["支付方式", `${payMethodNames[order.pay_method]}，${formatMinute(order.paid_at)}`],
    ["收货地址", `${name} ${maskPhone(phone)}，${addressText(order.address)}`],
    ["配送方式", `${DELIVERY_NAMES[order.delivery_type]}，${nextStep(order)}`],
  ];
}

const styles = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "2",
  px: "4",
  py: "10",
  borderWidth: "1px",
  borderRadius: "md",
  bg: "bg.panel",
  textAlign: "center",
  "& dl": {
    display: "grid",
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    columnGap: "3",
    rowGap: "1",
    mt: "2",
  },
  "& dt": { color: "fg.subtle" },
  "& dd": { textAlign: "start", overflowWrap: "anywhere" },
  "& [data-part=amount]": { color: "fg.price", fontWeight: "600" },
} as const;
