import { useCancelReturnPickup } from "#generated/hooks/after-sale/after-sale.ts";
import type { ButtonSize } from "#generated/theme/recipes.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Takes a booked courier back, who can be booked again at once: nobody is asked. */
export function CancelPickup({ id, size = "sm" }: { id: number; size?: ButtonSize }) {
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useCancelReturnPickup({
    mutation: {
      onSuccess: () => toast({ status: "success", message: "上门取件已取消，请重新选择寄回方式" }),
    },
  });
  return (
    <Button size={size} variant="outline" loading={isPending} onClick={() => once(() => mutateAsync({ id }))}>
      取消预约
    </Button>
  );
}
