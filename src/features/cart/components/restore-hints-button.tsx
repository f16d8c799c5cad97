import { Button } from "@chakra-ui/react";
import { useHideCartHint } from "#generated/hooks/cart/cart.ts";
import type { CartHintType } from "#generated/model/cartHintType.ts";

/** Brings back the hints that the buyer has put away. */
export function RestoreHintsButton({ hidden }: { hidden: readonly CartHintType[] }) {
  const { mutateAsync, isPending } = useHideCartHint();
  const restore = async () => {
    try {
      for (const type of hidden) {
        // A second call to the same path would cancel the first.
        await mutateAsync({ params: { type, hide: 0 } });
      }
    } catch {
      // The error catalogue has said it; the button still stands there.
    }
  };
  return (
    <Button
      size="2xs"
      variant="plain"
      ms="auto"
      color="fg.muted"
      loading={isPending}
      onClick={() => void restore()}
    >
      恢复已关闭的提示
    </Button>
  );
}
