import { type ReactNode, useState } from "react";
import { Flag } from "#generated/enums.ts";
import { CircleSlash } from "#generated/icons/circle-slash.ts";
import type { Order } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

type Props = { order: Order; kind: "return" | "after-sale"; children: ReactNode };

/**
 * Shows the claim form where the order allows it. Once open it stays open, so that input is not lost when the last
 * claimable item has just been claimed.
 */
export function ClaimGate({ order, kind, children }: Props) {
  const [wasOpen] = useState(
    kind === "return" ? order.can_return === Flag.Yes : order.can_after_sale === Flag.Yes,
  );
  if (wasOpen) return children;
  return (
    <EmptyState
      framed
      icon={<CircleSlash size={26} strokeWidth={1.5} />}
      title={kind === "return" ? "这个订单现在不能申请退货" : "这个订单现在不能申请售后"}
      hint={
        kind === "return"
          ? `收货后 ${terms.returns.days} 天内、还有未退的商品时可以申请。遇到质量问题请联系专属客服。`
          : `发货后到收货后 ${terms.complaints.days} 天内可以申请。其他问题请联系专属客服。`
      }
      links={[{ name: "返回订单", to: paths.order(order.id) }]}
    />
  );
}
