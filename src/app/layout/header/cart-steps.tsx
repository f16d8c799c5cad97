import { usePageTitle } from "#src/shared/lib/page-title.ts";
import { stepsAt } from "#src/shared/lib/steps-at.ts";
import styles from "./cart-steps.module.css";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";

const PAID = "支付完成";
const STEPS = ["购物车", "确认订单", "支付订单", PAID];

type Props = { current: 1 | 2 | 3 | 4 };

/** The steps of a purchase, shown instead of the search box. */
export function CartSteps({ current }: Props) {
  // The page of the last step titles itself so once it has seen that its order is paid.
  const isPaid = usePageTitle("") === PAID;
  return (
    <div className={styles.root}>
      <StepBar
        label="购物步骤"
        steps={stepsAt(STEPS, isPaid ? STEPS.length : Math.min(current, STEPS.length - 1), isPaid)}
      />
    </div>
  );
}
