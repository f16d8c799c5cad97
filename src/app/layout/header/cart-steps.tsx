import { stepsAt } from "#src/shared/lib/steps-at.ts";
import styles from "./cart-steps.module.css";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";

const STEPS = ["购物车", "确认订单", "支付订单", "支付完成"];

type Props = { current: 1 | 2 | 3 | 4 };

/** The steps of a purchase, shown instead of the search box. */
export function CartSteps({ current }: Props) {
  return (
    <div className={styles.root}>
      <StepBar label="购物步骤" steps={stepsAt(STEPS, current, current === STEPS.length)} />
    </div>
  );
}
