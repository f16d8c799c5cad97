import { Button } from "#src/shared/ui/button/button.tsx";
import { RefreshCw } from "#generated/icons/refresh-cw.ts";
import { WifiOff } from "#generated/icons/wifi-off.ts";
import { EmptyState } from "./empty-state.tsx";

type Props = { onRetry: () => void; title?: string; hint?: string; framed?: boolean };

/** Shown instead of content that failed to load, with a retry button; the error itself has already been reported. */
export function LoadError({
  onRetry,
  title = "内容没有加载出来",
  hint = "网络中断或系统繁忙，请稍候重新加载。",
  framed = false,
}: Props) {
  return (
    <EmptyState
      framed={framed}
      icon={<WifiOff size={26} strokeWidth={1.5} />}
      title={title}
      hint={hint}
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          <RefreshCw size={14} aria-hidden />
          重新加载
        </Button>
      }
    />
  );
}
