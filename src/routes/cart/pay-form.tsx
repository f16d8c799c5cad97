import { Box, Button } from "@chakra-ui/react";
import { Link, useNavigate } from "react-router-dom";
import { useGetCredit } from "#generated/hooks/wallet/wallet.ts";
import type { Order } from "#generated/model/order.ts";
import { OrderAmounts } from "#src/features/order/components/order-amounts.tsx";
import { OrderFacts } from "#src/features/order/components/order-facts.tsx";
import { PayCountdown } from "#src/features/order/components/pay-countdown.tsx";
import { CANCELLED } from "#src/features/order/lib/order-status.ts";
import { PayAction } from "#src/features/payment/components/pay-action.tsx";
import { CreditMethod } from "#src/features/wallet/components/credit-method.tsx";
import { creditObstacle } from "#src/features/wallet/lib/credit-obstacle.ts";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { useServerNow } from "#src/shared/lib/use-server-now.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { Panel } from "#src/shared/ui/panel.tsx";
import { Price } from "#src/shared/ui/price.tsx";
import { SummaryLayout } from "#src/shared/ui/summary-layout.tsx";

type Props = { order: Order };

export function PayForm({ order }: Props) {
  const navigate = useNavigate();
  const nowMs = useServerNow();
  const { data } = useGetCredit({ query: { refetchOnWindowFocus: true } });
  const credit = data?.data;
  const isLate = parseShanghai(order.pay_deadline) <= nowMs;
  const obstacle = isLate ? "已过付款时限，请重新下单。" : credit && creditObstacle(credit, order.amount);

  if (order.status === CANCELLED) return <CancelledOrder order={order} />;
  return (
    <SummaryLayout
      side={
        <Panel title="费用明细">
          <OrderAmounts order={order} />
        </Panel>
      }
      action={
        <>
          <Box data-part="narrow-only">
            应付金额 <Price value={order.amount} />
          </Box>
          <PayAction
            orderId={order.id}
            obstacle={obstacle}
            onPaid={() => void navigate(paths.paid(order.id), { replace: true })}
          />
        </>
      }
    >
      <Panel title="订单已提交，请尽快支付" hint={<PayCountdown deadline={order.pay_deadline} />}>
        <OrderFacts order={order} />
      </Panel>
      <Panel title="支付方式">
        <CreditMethod credit={credit} nowMs={nowMs} />
      </Panel>
    </SummaryLayout>
  );
}

function CancelledOrder({ order }: Props) {
  return (
    <EmptyState
      title="订单已取消，无需支付"
      hint="需要的商品请重新加入购物车下单。"
      action={
        <>
          <Button asChild size="sm">
            <Link to={paths.list()}>继续采购</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.order(order.id)}>查看订单</Link>
          </Button>
        </>
      }
    />
  );
}
