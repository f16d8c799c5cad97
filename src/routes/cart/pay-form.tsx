import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { PayMethod } from "#generated/enums.ts";
import { useGetCredit } from "#generated/hooks/wallet/wallet.ts";
import type { Order } from "#generated/model/index.ts";
import { OrderAmounts } from "#src/features/order/components/order-amounts.tsx";
import { OrderFacts } from "#src/features/order/components/order-facts.tsx";
import { PayCountdown } from "#src/features/order/components/pay-countdown.tsx";
import { useDeadline } from "#src/features/order/hooks/use-deadline.ts";
import { isBeingPaid, stateHint, stateName } from "#src/features/order/lib/order-status.ts";
import { MethodChoice } from "#src/features/payment/components/method-choice.tsx";
import { usePayMethods } from "#src/features/payment/hooks/use-pay-methods.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { CreditTerms } from "#src/features/wallet/components/credit-terms.tsx";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { useIsHandheld } from "#src/shared/lib/use-is-handheld.ts";
import { useServerNow } from "#src/shared/lib/use-server-now.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { NarrowOnly, SummaryLayout } from "#src/shared/ui/frame/summary-layout.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { PayByMethod } from "./pay-by-method.tsx";

const TransferPanel = lazyPart(
  async () => (await import("#src/features/payment/components/transfer-panel.tsx")).TransferPanel,
  () => (
    <LoadError
      what="收款账户"
      hint="网络中断或网站刚刚更新，请刷新页面。"
      onRetry={() => location.reload()}
    />
  ),
);

type Props = { order: Order; onReload: () => void };

/** An unpaid order: its amount, the payment methods, and the chosen one. */
export function PayForm({ order, onReload }: Props) {
  const navigate = useNavigate();
  const isPaying = isBeingPaid(order);
  const nowMs = useServerNow();
  const company = useCurrentUser()?.company ?? "";
  const { data } = useGetCredit({ query: { refetchOnWindowFocus: true, meta: { errors: "inline" } } });
  const { query, method, choose } = usePayMethods(order.id, order.amount);
  const isHandheld = useIsHandheld();
  const isLate = useDeadline(order.pay_deadline);
  const choice = query.data?.find((one) => one.method === method);

  return (
    <SummaryLayout
      side={
        <Panel title="费用明细">
          <OrderAmounts order={order} />
        </Panel>
      }
      action={
        <>
          <NarrowOnly>
            应付金额 <Price value={order.amount} />
          </NarrowOnly>
          <PayByMethod
            order={order}
            choice={choice}
            isLate={isLate}
            onRefresh={() => {
              onReload();
              void query.refetch();
            }}
            onPaid={() => void navigate(paths.paid(order.id), { replace: true })}
          />
        </>
      }
    >
      <Panel
        title={isPaying ? stateName(order) : "订单已提交，请尽快支付"}
        hint={
          isPaying ? stateHint(order) : <PayCountdown deadline={order.pay_deadline} onExpire={onReload} />
        }
      >
        <OrderFacts order={order} />
      </Panel>
      <Panel title="支付方式">
        <Loaded query={query} what="支付方式" as="line" skeleton="72">
          {(choices) => (
            <MethodChoice
              choices={choices}
              value={method}
              onChange={choose}
              details={{
                [PayMethod.Credit]: <CreditTerms credit={data?.data} amount={order.amount} nowMs={nowMs} />,
                [PayMethod.BankTransfer]: (
                  <Suspense fallback={<Skeleton height="44" />}>
                    <TransferPanel payable={{ orderId: order.id }} note={order.order_no} company={company} />
                  </Suspense>
                ),
                [PayMethod.QrCode]: isHandheld
                  ? "点“去支付”后打开微信、支付宝或云闪付付款，付款成功后自动跳转。"
                  : "点“去扫码支付”后显示付款码，付款成功后自动跳转。",
              }}
            />
          )}
        </Loaded>
      </Panel>
    </SummaryLayout>
  );
}
