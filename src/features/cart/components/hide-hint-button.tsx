import { Flag } from "#generated/enums.ts";
import { type CartHintType } from "#generated/enums.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useHideCartHint } from "#generated/hooks/cart/cart.ts";
import styles from "./hide-hint-button.module.css";

/** Hides a hint permanently, until the buyer restores all hints. */
export function HideHintButton({ type, of }: { type: CartHintType; of: string }) {
  const hide = useHideCartHint();
  return (
    <Button
      className={styles.root}
      size="2xs"
      variant="plain"
      aria-label={`不再提示${of}`}
      loading={hide.isPending}
      onClick={() => hide.mutate({ params: { type, hide: Flag.Yes } })}
    >
      不再提示
    </Button>
  );
}
