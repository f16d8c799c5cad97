import type { ReactNode } from "react";
import { orderStatusLabels } from "#generated/enum-labels.ts";
import { ClipboardList } from "#generated/icons/clipboard-list.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { isNarrowed, type OrdersAddress } from "../lib/order-query.ts";

type Props = { address: OrdersAddress; obstacle: ReactNode };

/** Explains why there are no orders, and links to the next steps. */
export function NoOrders({ address: { query: filter, hrefOf }, obstacle }: Props) {
  if (Object.keys(filter).length === 0 && obstacle) return obstacle;
  const icon = <ClipboardList size={26} strokeWidth={1.5} />;
  if (filter.page !== undefined)
    return (
      <EmptyState
        framed
        icon={icon}
        title={`没有第 ${filter.page} 页`}
        action={<Way to={hrefOf({ page: undefined })}>回到第 1 页</Way>}
      />
    );
  if (isNarrowed(filter))
    return (
      <EmptyState
        framed
        icon={icon}
        title="没有符合条件的订单"
        hint="换一个订单号、商品名称，或放宽下单时间再试。"
        action={
          <Way to={hrefOf({ keywords: undefined, start_time: undefined, end_time: undefined })}>清空条件</Way>
        }
      />
    );
  if (filter.status !== undefined)
    return (
      <EmptyState
        framed
        icon={icon}
        title={`没有${orderStatusLabels[filter.status]}的订单`}
        action={<Way to={paths.orders()}>查看全部订单</Way>}
      />
    );
  return (
    <EmptyState
      framed
      icon={icon}
      title="还没有订单"
      hint="挑选商品、提交订单后，可以在这里付款、查物流、申请退货。"
      links={[
        { name: "去采购", to: paths.list() },
        { name: "快捷采购", to: paths.quickPurchase() },
      ]}
    />
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink size="sm" variant="outline" to={to}>
      {children}
    </ButtonLink>
  );
}
