import { Link } from "react-router-dom";
import { orderStatusLabels } from "#generated/enum-labels.ts";
import { CircleCheckBig } from "#generated/icons/circle-check-big.ts";
import { ClipboardList } from "#generated/icons/clipboard-list.ts";
import { CreditCard } from "#generated/icons/credit-card.ts";
import { PackageCheck } from "#generated/icons/package-check.ts";
import { PackageOpen } from "#generated/icons/package-open.ts";
import { Truck } from "#generated/icons/truck.ts";
import { useOrderCounts } from "#src/features/order/hooks/use-order-list.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./order-states.module.css";

const STATES = [
  [1, CreditCard],
  [2, PackageOpen],
  [3, Truck],
  [4, PackageCheck],
  [5, CircleCheckBig],
] as const;

/** Order counts by status; those that need the buyer's action are highlighted. */
export function OrderStates() {
  const { countOf } = useOrderCounts();
  return (
    <Panel
      title="我的订单"
      action={
        <TextLink className={styles.allOrders} to={paths.orders()}>
          全部订单
        </TextLink>
      }
    >
      <ul className={styles.states}>
        {STATES.map(([status, Icon]) => {
          const count = countOf(status) ?? 0;
          return (
            <li key={status}>
              <Link to={paths.orders({ status })}>
                <span className={styles.sign}>
                  <Icon size={24} strokeWidth={1.5} aria-hidden />
                  {count > 0 && (
                    <b className={styles.count} data-pressing={status === 1 || undefined}>
                      {count}
                    </b>
                  )}
                </span>
                {orderStatusLabels[status]}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={paths.pointsOrders()}>
            <span className={styles.sign}>
              <ClipboardList size={24} strokeWidth={1.5} aria-hidden />
            </span>
            积分订单
          </Link>
        </li>
      </ul>
    </Panel>
  );
}
