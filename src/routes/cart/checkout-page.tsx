import { useLocation } from "react-router-dom";
import { PackageX } from "#generated/icons/package-x.ts";
import { useCheckout } from "#src/features/cart/hooks/use-checkout.ts";
import { OrderedElsewhere } from "#src/features/order/components/ordered-elsewhere.tsx";
import { useOrderOfLines } from "#src/features/order/lib/ordered-lines.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { linesOfCheckout } from "#src/shared/lib/checkout-state.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Text, Box, looks } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
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
          <Skeleton className={looks({ mb: "3" })} height="28" />
          <Skeleton height="64" />
        </>
      }
    >
      {(shown) => <CheckoutForm key={shown.checkout_no} checkout={shown} onRenew={refetch} />}
    </Loaded>
  );
}

type CheckoutRefusedProps = { refusal: ApiError; onRetry: () => void };

/** The selected lines cannot be ordered as they are: shows why, line by line where a line is the cause. */
function CheckoutRefused({ refusal, onRetry }: CheckoutRefusedProps) {
  const ofLines = refusal.errors.ids;
  const messages = ofLines ?? [refusal.firstFieldMessage];
  return (
    <EmptyState
      framed
      icon={<PackageX size={28} strokeWidth={1.5} />}
      title={ofLines ? "有商品暂时不能结算" : "现在不能结算"}
      hint={
        <Box as="ul" noMarkers role="alert">
          {messages.map((message) => (
            <Text as="li" mt="1" tone="promo" key={message}>
              {message}
            </Text>
          ))}
        </Box>
      }
      action={
        <>
          <ButtonLink size="sm" to={paths.cart()}>
            返回购物车
          </ButtonLink>
          <Button size="sm" variant="outline" onClick={onRetry}>
            重新核对
          </Button>
        </>
      }
    />
  );
}
