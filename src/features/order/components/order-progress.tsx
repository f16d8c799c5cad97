import type { Order } from "#generated/model/order.ts";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";
import { progressSteps } from "../lib/order-status.ts";

type Props = { order: Order };

export function OrderProgress({ order }: Props) {
  return <StepBar label="订单进度" steps={progressSteps(order)} />;
}
