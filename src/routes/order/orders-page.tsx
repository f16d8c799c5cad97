import { Orders } from "#src/features/order/components/orders.tsx";

export function OrdersPage() {
  return <Orders />;
}
