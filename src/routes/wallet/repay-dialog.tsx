import { CodePayment } from "#src/features/payment/components/code-payment.tsx";
import { TransferPanel } from "#src/features/payment/components/transfer-panel.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";

type Props = { method: 3 | 4; billIds: readonly number[]; onClose: () => void };

/** Repays bills by bank transfer (3) or QR code (4). */
export function RepayDialog({ method, billIds, onClose }: Props) {
  const company = useCurrentUser()?.company ?? "";
  const payable = { billIds };
  const onPaid = () => {
    toast({ status: "success", message: `已还清 ${billIds.length} 笔账单` });
    onClose();
  };
  return (
    <Modal title={method === 4 ? "扫码还款" : "转账还款"} onClose={onClose}>
      {method === 4 ? (
        <CodePayment payable={payable} onPaid={onPaid} />
      ) : (
        <TransferPanel payable={payable} company={company} />
      )}
    </Modal>
  );
}
