import { RepaymentMethod } from "#generated/enums.ts";
import { CodePayment } from "#src/features/payment/components/code-payment.tsx";
import { TransferPanel } from "#src/features/payment/components/transfer-panel.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import type { OpenedRepayment } from "#src/features/wallet/components/repay-bar.tsx";
import { formatMoney } from "#src/shared/lib/money.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";

type Props = OpenedRepayment & { onClose: () => void };

/** Repays bills by bank transfer (3) or QR code (4). */
export function RepayDialog({ method, billIds, amount, onClose }: Props) {
  const company = useCurrentUser()?.company ?? "";
  const payable = { billIds, amount };
  const onPaid = () => {
    toast({
      status: "success",
      message: amount === undefined ? `已还清 ${billIds.length} 笔账单` : `已还款 ${formatMoney(amount)}`,
    });
    onClose();
  };
  return (
    <Modal title={method === RepaymentMethod.QrCode ? "扫码还款" : "转账还款"} onClose={onClose}>
      {method === RepaymentMethod.QrCode ? (
        <CodePayment payable={payable} onPaid={onPaid} />
      ) : (
        <TransferPanel payable={payable} company={company} />
      )}
    </Modal>
  );
}
