import { chakra } from "@chakra-ui/react";
import { CircleCheckBig, ClipboardList, CreditCard, PackageCheck, PackageOpen, Truck } from "lucide-react";
import { Link } from "react-router-dom";
import { useOrderCounts } from "#src/features/order/hooks/use-order-list.ts";
import { statusNames } from "#src/features/order/lib/order-status.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";

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
        <TextLink to={paths.orders()} color="fg.subtle" fontSize="xs">
          全部订单
        </TextLink>
      }
    >
      <chakra.ul css={styles}>
        {STATES.map(([status, Icon]) => {
          const count = countOf(status) ?? 0;
          return (
            <li key={status}>
              <Link to={paths.orders({ status })}>
                <span data-part="sign">
                  <Icon size={24} strokeWidth={1.5} aria-hidden />
                  {count > 0 && <b data-pressing={status === 1 || undefined}>{count}</b>}
                </span>
                {statusNames[status]}
              </Link>
            </li>
          );
        })}
        <li data-part="points">
          <Link to={paths.pointsOrders()}>
            <span data-part="sign">
              <ClipboardList size={24} strokeWidth={1.5} aria-hidden />
            </span>
            积分订单
          </Link>
        </li>
      </chakra.ul>
    </Panel>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "repeat(3, minmax(0, 1fr))", md: "repeat(6, minmax(0, 1fr))" },
  rowGap: "2",
  listStyle: "none",
  "& a": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "1.5",
    py: "2",
    borderRadius: "sm",
    color: "fg.muted",
  },
  "& a:hover": { bg: "bg.subtle", color: "brand.fg" },
  "& [data-part=sign]": { position: "relative", color: "brand.solid" },
  "& b": {
    position: "absolute",
    top: "-2",
    insetInlineStart: "4",
    minWidth: "5",
    px: "1",
    borderRadius: "full",
    bg: "ink.600",
    color: "bg.panel",
    fontSize: "xs",
    fontWeight: "400",
    lineHeight: "{sizes.5}",
    textAlign: "center",
  },
  "& b[data-pressing]": { bg: "danger.500" },
} as const;
