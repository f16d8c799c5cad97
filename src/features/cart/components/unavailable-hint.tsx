import { Button } from "#src/shared/ui/button/button.tsx";
import { PackageX } from "lucide-react";
import { HINTS } from "../lib/hints.ts";
import styles from "./unavailable-hint.module.css";
import { HintBar } from "./hint-bar.tsx";

type Props = { count: number; onShow: () => void };

/** Warns of lines that are no longer available: they are listed at the end of a possibly long cart. */
export function UnavailableHint({ count, onShow }: Props) {
  return (
    <HintBar type={HINTS.lost} label="失效提示" icon={<PackageX size={16} aria-hidden />}>
      <span className={styles.text}>
        有 <b>{count}</b> 种商品已失效，不计入合计
      </span>
      <Button className={styles.show} size="2xs" variant="outline" onClick={onShow}>
        查看
      </Button>
    </HintBar>
  );
}
