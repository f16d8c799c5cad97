import { RefreshCw } from "#generated/icons/refresh-cw.ts";
import { focusRegion } from "#src/shared/lib/focus-heading.ts";
import { Button } from "#src/shared/ui/button/button.tsx";

type Props = { size: "xs" | "sm"; label?: string; onRetry: () => void };

/** Loads a part of a page again. It disappears meanwhile, so the focus moves to the region that it stands in. */
export function RetryButton({ size, label, onRetry }: Props) {
  return (
    <Button
      size={size}
      variant="outline"
      aria-label={label}
      onClick={({ currentTarget }) => {
        if (document.activeElement === currentTarget) focusRegion(currentTarget);
        onRetry();
      }}
    >
      <RefreshCw size={size === "xs" ? 12 : 14} aria-hidden />
      重新加载
    </Button>
  );
}
