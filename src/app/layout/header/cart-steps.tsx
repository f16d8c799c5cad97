import { NumberSteps } from "#src/shared/ui/progress/number-steps.tsx";

const STEPS = ["购物车", "确认订单", "支付订单", "支付完成"];

type Props = { current: 1 | 2 | 3 | 4 };

/** The step picture of the purchase. */
export function CartSteps({ current }: Props) {
  return <NumberSteps label="购物步骤" names={STEPS} current={current} isOver={current === STEPS.length} />;
}
