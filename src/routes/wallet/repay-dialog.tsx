import { RepaymentMethod } from "#generated/enums.ts";
import { CodePayment } from "#src/features/payment/components/code-payment.tsx";
import { TransferPanel } from "#src/features/payment/components/transfer-panel.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import type { OpenedMethod } from "#src/features/wallet/components/repay-bar.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";

type Props = { method: OpenedMethod; billIds: readonly number[]; onClose: () => void };

/** Repays bills by bank transfer (3) or QR code (4). */
export function RepayDialog({ method, billIds, onClose }: Props) {
  const company = useCurrentUser()?.company ?? "";
  const payable = { billIds };
  const onPaid = () => {
    toast({ status: "success", message: `已还清 ${billIds.length} 笔账单` });
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
