import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { useLocation } from "react-router-dom";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useCheckout } from "#src/features/cart/hooks/use-checkout.ts";
import { OrderedElsewhere } from "#src/features/order/components/ordered-elsewhere.tsx";
import { useOrderOfLines } from "#src/features/order/lib/ordered-lines.ts";
import { linesOfCheckout } from "#src/shared/lib/checkout-state.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutRefused } from "./checkout-refused.tsx";
import styles from "./checkout-page.module.css";
import { NothingToCheckOut } from "./nothing-to-check-out.tsx";

export function CheckoutPage() {
  return (
    <>
      <PageHeading
        title="确认订单"
        actions={
          <ButtonLink size="xs" variant="ghost" to={paths.cart()}>
            返回购物车
          </ButtonLink>
        }
      />
      <CheckoutState />
    </>
  );
}

function CheckoutState() {
  const { checkout, isEmpty, lineIds, refusal, error, refetch } = useCheckout(
    linesOfCheckout(useLocation().state),
  );
  const orderId = useOrderOfLines(lineIds);
  if (isEmpty) return <NothingToCheckOut />;
  if (refusal) {
    const refused = <CheckoutRefused refusal={refusal} onRetry={refetch} />;
    return orderId ? <OrderedElsewhere orderId={orderId} otherwise={refused} /> : refused;
  }
  return (
    <Loaded
      query={{ data: checkout, error, refetch }}
      what="结算单"
      as="framed"
      skeleton={
        <>
          <Skeleton className={styles.addressesLoading} height="28" />
          <Skeleton height="64" />
        </>
      }
    >
      {(shown) => <CheckoutForm key={shown.checkout_no} checkout={shown} onRenew={refetch} />}
    </Loaded>
  );
}
