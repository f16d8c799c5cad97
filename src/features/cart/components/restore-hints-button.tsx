import { Button } from "#src/shared/ui/button/button.tsx";
import { useHideCartHint } from "#generated/hooks/cart/cart.ts";
import styles from "./restore-hints-button.module.css";
import type { CartHintType } from "#generated/model/cartHintType.ts";

/** A call for each hint: none may cancel another. */
const IN_TURN = { scope: { id: "cart-hints" } };

/** Restores the hints that the buyer has hidden. */
export function RestoreHintsButton({ hidden }: { hidden: readonly CartHintType[] }) {
  const { mutateAsync, isPending } = useHideCartHint({ mutation: IN_TURN });
  const restore = async () => {
    try {
      await Promise.all(hidden.map((type) => mutateAsync({ params: { type, hide: 0 } })));
    } catch {
      // Already reported by the error catalogue; the button remains.
    }
  };
  return (
    <Button
      className={styles.root}
      size="2xs"
      variant="plain"
      loading={isPending}
      onClick={() => void restore()}
    >
      恢复已关闭的提示
    </Button>
  );
}
