import { Button } from "#src/shared/ui/button/button.tsx";
import styles from "./skip-lines.module.css";
import { SETTLE_ID } from "./settle-bar.tsx";

/** A skip link past hundreds of lines to the settle bar; visible only while focused. */
export function SkipLines() {
  return (
    <Button
      className={styles.root}
      size="xs"
      variant="outline"
      onClick={() => document.getElementById(SETTLE_ID)?.focus()}
    >
      跳到结算
    </Button>
  );
}
