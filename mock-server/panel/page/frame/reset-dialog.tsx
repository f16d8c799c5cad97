import { useControl } from "../world/world-context.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { Dialog } from "../parts/dialog.tsx";

/** Asks before a world is reset. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { world } = useControl();
  const reset = useControlAction(
    (control) => control.reset(),
    () => `世界 ${world} 已重置`,
  );
  return (
    <Dialog title={`重置世界 ${world}？`} onClose={onClose}>
      <p>数据、会话、时钟、故障、请求记录和覆盖都回到最初；快照保留。浏览器里的登录会失效。</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          取消
        </button>
        <button
          type="button"
          className="button button-bad"
          autoFocus
          disabled={reset.isPending}
          onClick={() => reset.mutate(undefined, { onSettled: onClose })}
        >
          重置
        </button>
      </div>
    </Dialog>
  );
}
