import { PayMethod } from "#generated/enums.ts";
import type { Order, PayChoice } from "#generated/model/index.ts";
import { useRefusal } from "#src/entities/team/use-refusal.ts";
import { BalancePayAction, CreditPayAction } from "#src/features/payment/components/pay-action.tsx";
import { useIsHandheld } from "#src/shared/lib/use-is-handheld.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";

type Props = {
  order: Order;
  /** The chosen method; undefined when there is none. */
  choice: PayChoice | undefined;
  isLate: boolean;
  /** Refetches the order and its payments. */
  onRefresh: () => void;
  onPaid: () => void;
};

/** The action of the chosen payment method; a transfer is submitted by its own form. */
export function PayByMethod({ order, choice, isLate, onRefresh, onPaid }: Props) {
  const isHandheld = useIsHandheld();
  const noCredit = useRefusal("createCreditPayment");
  const noPayment = useRefusal("createPayment");
  const lacking = choice?.method === PayMethod.Credit ? noCredit : noPayment;
  const obstacle = isLate ? "已过付款时限，请重新下单。" : (lacking ?? (choice?.reason || undefined));
  const props = { orderId: order.id, amount: order.amount, obstacle, onPaid, onRefused: onRefresh };
  switch (choice?.method) {
    case PayMethod.Credit:
      return <CreditPayAction {...props} />;
    case PayMethod.Balance:
      return <BalancePayAction {...props} />;
    case PayMethod.BankTransfer:
      return obstacle ? (
        <Button size="lg" variant="outline" onClick={onRefresh}>
          刷新支付结果
        </Button>
      ) : (
        <Text as="div" tone="muted" size="xs">
          按收款账户转账后上传凭证，核对到账后发货。
        </Text>
      );
    case PayMethod.QrCode:
      return obstacle ? (
        <Text as="div" tone="promo" size="xs">
          {obstacle}
        </Text>
      ) : (
        <ButtonLink size="lg" to={paths.payByCode(order.id)}>
          {isHandheld ? "去支付" : "去扫码支付"}
        </ButtonLink>
      );
    default:
      return null;
  }
}
