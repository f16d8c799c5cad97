import { useState } from "react";
import { useRejectRequest } from "#generated/hooks/team/team.ts";
import { rejectRequestBodyReasonMax } from "#generated/zod/team/team.zod.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { TextAreaField } from "#src/shared/ui/field/text-area-field.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";

/** Asks for the reason of a rejection; the lines go back to the requester's cart. */
export function RejectDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const alone = useSingleFlight();
  const { mutateAsync, isPending, error } = useRejectRequest({
    mutation: { meta: { errors: inlineIf(isRefusal) } },
  });
  const refusal = error && isRefusal(error) ? error.firstFieldMessage : undefined;
  const missing = isChecked && reason.trim() === "" ? "请填写驳回原因" : undefined;
  function submit(): void {
    setChecked(true);
    if (reason.trim() === "") return;
    alone(async () => {
      await mutateAsync({ id, data: { reason: reason.trim() } });
      toast({ status: "success", message: "已驳回，商品已回到申请人的购物车" });
      onClose();
    });
  }
  return (
    <Modal
      title="驳回申请"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            取消
          </Button>
          <Button size="sm" loading={isPending} loadingText="提交中" onClick={submit}>
            确认驳回
          </Button>
        </>
      }
    >
      <TextAreaField
        label="驳回原因"
        value={reason}
        onChange={setReason}
        maxLength={rejectRequestBodyReasonMax}
        rows={3}
        error={missing ?? refusal}
      />
    </Modal>
  );
}
