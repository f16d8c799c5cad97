import { Flag } from "#generated/enums.ts";
import { Orders } from "#src/features/order/components/orders.tsx";
import { UnapprovedBuyer } from "#src/features/user/components/unapproved-buyer.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";

export function OrdersPage() {
  const isUnapproved = useCurrentUser()?.is_passed === Flag.No;
  return <Orders obstacle={isUnapproved ? <UnapprovedBuyer title="还没有订单" /> : undefined} />;
}
