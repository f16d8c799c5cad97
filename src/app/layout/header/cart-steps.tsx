import { CircleCheck } from "#generated/icons/circle-check.ts";
import { ClipboardList } from "#generated/icons/clipboard-list.ts";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import { Wallet } from "#generated/icons/wallet.ts";
import { usePageTitle } from "#src/shared/lib/page-title.ts";
import { stepsAt } from "#src/shared/lib/steps-at.ts";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";
import styles from "./cart-steps.module.css";

const PAID = "支付完成";
const STEPS = ["购物车", "确认订单", "支付订单", PAID];
/** One for each step (specification section 2). */
const PICTURES = [
  <ShoppingCart key="cart" size={14} />,
  <ClipboardList key="order" size={14} />,
  <Wallet key="pay" size={14} />,
  <CircleCheck key="paid" size={14} />,
];

type Props = { current: 1 | 2 | 3 | 4 };

/** The steps of a purchase, shown instead of the search box. */
export function CartSteps({ current }: Props) {
  // The page of the last step titles itself so once it has seen that its order is paid.
  const isPaid = usePageTitle("") === PAID;
  const steps = stepsAt(STEPS, isPaid ? STEPS.length : Math.min(current, STEPS.length - 1), isPaid);
  return (
    <div className={styles.root}>
      <StepBar label="购物步骤" steps={steps.map((step, index) => ({ ...step, picture: PICTURES[index] }))} />
    </div>
  );
}
