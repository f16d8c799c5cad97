import { CircleExclamationPoint } from "#generated/icons/circle-exclamation-point.ts";
import { WifiOff } from "#generated/icons/wifi-off.ts";
import { type Failure, isNotOffered, messageOf } from "#src/shared/lib/failure.ts";
import { EmptyState } from "./empty-state.tsx";
import { RetryButton } from "./retry-button.tsx";

type Props = {
  /** None where the code of the page failed to load. */
  error?: Failure;
  onRetry: () => void;
  what?: string;
  /** Instead of `${what}加载失败`. */
  title?: string;
  hint?: string | undefined;
  framed?: boolean;
};

/**
 * Shown instead of content that failed to load, with a retry button; the error itself has already been reported. What
 * the server does not offer needs no other try.
 */
export function LoadError({
  error,
  onRetry,
  what = "内容",
  title = `${what}加载失败`,
  hint,
  framed = false,
}: Props) {
  if (isNotOffered(error)) return <EmptyState framed={framed} title={`${what}暂未开通`} />;
  const refusal = messageOf(error);
  const Icon = refusal === undefined ? WifiOff : CircleExclamationPoint;
  return (
    <EmptyState
      framed={framed}
      icon={<Icon size={26} strokeWidth={1.5} />}
      title={title}
      hint={refusal ?? hint ?? "网络中断或系统繁忙，请稍后重新加载。"}
      action={<RetryButton size="sm" onRetry={onRetry} />}
    />
  );
}
