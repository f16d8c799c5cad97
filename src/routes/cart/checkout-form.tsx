import { Box, Button } from "@chakra-ui/react";
import { Link, useNavigate } from "react-router-dom";
import type { Checkout } from "#generated/model/checkout.ts";
import { AddressChoice } from "#src/features/address/components/address-choice.tsx";
import { useDeliveryAddress } from "#src/features/address/hooks/use-delivery-address.ts";
import { CheckoutLines } from "#src/features/cart/components/checkout-lines.tsx";
import { InvoiceChoice } from "#src/features/order/components/invoice-choice.tsx";
import { RemarkField } from "#src/features/order/components/remark-field.tsx";
import { useOrderDraft } from "#src/features/order/hooks/use-order-draft.ts";
import { useSubmitOrder } from "#src/features/order/hooks/use-submit-order.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { AmountBreakdown } from "#src/shared/ui/amount-breakdown.tsx";
import { Notice } from "#src/shared/ui/notice.tsx";
import { Panel } from "#src/shared/ui/panel.tsx";
import { Price } from "#src/shared/ui/price.tsx";
import { SummaryLayout } from "#src/shared/ui/summary-layout.tsx";

type Props = { checkout: Checkout; onRenew: () => void };

export function CheckoutForm({ checkout, onRenew }: Props) {
  const navigate = useNavigate();
  const { draft, change, forget } = useOrderDraft();
  const { addresses, addressId, isError, refetch } = useDeliveryAddress(draft.addressId);
  const { submit, refusal, reset, isSubmitting } = useSubmitOrder((order) => {
    forget();
    void navigate(paths.payOrder(order.order_id), { replace: true });
  });

  const onSubmit = () => {
    if (addressId === undefined) return;
    const { invoiceKind, remark } = draft;
    submit({
      checkout_no: checkout.checkout_no,
      address_id: addressId,
      invoice_kind: invoiceKind,
      remark: remark.trim(),
    });
  };
  const onCheckAgain = () => {
    reset();
    onRenew();
  };

  return (
    <SummaryLayout
      side={
        <Panel title="费用明细">
          <AmountBreakdown
            goods={checkout.goods_amount}
            manjian={checkout.manjian_amount}
            discount={checkout.discount_amount}
            gift={checkout.gift_amount}
            shipping={checkout.shipping_fee}
            amount={checkout.amount}
            sumLabel="应付金额"
          />
          <Box mt="2" color="fg.subtle" fontSize="xs" textAlign="end">
            可用账期额度 {formatMoney(checkout.credit_available)}
          </Box>
        </Panel>
      }
      action={
        <>
          {refusal && (
            <Notice
              action={
                <>
                  <Button size="xs" variant="outline" onClick={onCheckAgain}>
                    重新核对
                  </Button>
                  <Button asChild size="xs" variant="outline">
                    <Link to={paths.cart()}>返回购物车</Link>
                  </Button>
                </>
              }
            >
              {refusal}
            </Notice>
          )}
          <Box data-part="narrow-only">
            应付金额 <Price value={checkout.amount} />
          </Box>
          <Button
            size="lg"
            onClick={onSubmit}
            disabled={addressId === undefined}
            loading={isSubmitting}
            loadingText="提交中"
          >
            提交订单
          </Button>
        </>
      }
    >
      <Panel title="收货地址">
        <AddressChoice
          addresses={addresses}
          isError={isError}
          onRetry={() => void refetch()}
          value={addressId}
          onChange={(id) => change({ addressId: id })}
        />
      </Panel>
      <CheckoutLines lines={checkout.lines} />
      <Panel title="发票与备注">
        <InvoiceChoice value={draft.invoiceKind} onChange={(invoiceKind) => change({ invoiceKind })} />
        <Box mt="2">
          <RemarkField value={draft.remark} onChange={(remark) => change({ remark })} />
        </Box>
      </Panel>
    </SummaryLayout>
  );
}
