import { useCancelAfterSale, useCancelReturn } from "#generated/hooks/after-sale/after-sale.ts";
import type { ButtonSize } from "#generated/theme/recipes.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";

type Props = { id: number; size?: ButtonSize };

export function CancelReturn({ id, size }: Props) {
  const { mutateAsync, isPending } = useCancelReturn();
  return (
    <CancelButton
      what="退货"
      message="取消后商品不再退款，期限内可以重新申请。确定取消这次退货吗？"
      isPending={isPending}
      size={size}
      onCancel={() => mutateAsync({ id })}
    />
  );
}

export function CancelComplaint({ id, size }: Props) {
  const { mutateAsync, isPending } = useCancelAfterSale();
  return (
    <CancelButton
      what="售后"
      message="取消后客服不再处理，如仍有问题可以重新申请。确定取消这次售后吗？"
      isPending={isPending}
      size={size}
      onCancel={() => mutateAsync({ id })}
    />
  );
}

type ButtonProps = {
  what: string;
  message: string;
  isPending: boolean;
  size: ButtonSize | undefined;
  onCancel: () => Promise<unknown>;
};

function CancelButton({ what, message, isPending, size = "sm", onCancel }: ButtonProps) {
  const once = useSingleFlight();
  const title = `取消${what}`;
  async function cancel(): Promise<void> {
    if (!(await confirm({ title, message, confirmLabel: title, cancelLabel: "再想想" }))) return;
    await onCancel();
    toast({ status: "success", message: `${what}已取消` });
  }
  return (
    <Button size={size} variant="outline" loading={isPending} onClick={() => once(cancel)}>
      {title}
    </Button>
  );
}
