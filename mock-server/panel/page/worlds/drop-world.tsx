import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { showWorld } from "../world/world-address.ts";
import { toControl, useControl } from "../world/world-context.ts";

/** Drops a world after confirmation; the panel leaves it if it is shown. */
export function DropWorld({ name }: { name: string }) {
  const { world } = useControl();
  const [asks, setAsks] = useState(false);
  const drop = useControlAction(
    () => toControl(name).control.drop(),
    () => `世界 ${name} 已删除`,
  );
  const confirm = () => {
    setAsks(false);
    drop.mutate();
    // Looking at it again would recreate it.
    if (name === world) showWorld("default");
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={`删除世界 ${name}`}
        title="删除"
        onClick={() => setAsks(true)}
      >
        <Trash2 size={15} aria-hidden />
      </button>
      {asks && (
        <Dialog title={`删除世界 ${name}？`} onClose={() => setAsks(false)}>
          <p>它的数据、记录和快照都会消失；再次用到这个名字时，它从种子重新开始。</p>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={() => setAsks(false)}>
              取消
            </button>
            <button
              type="button"
              className="button button-bad"
              autoFocus
              disabled={drop.isPending}
              onClick={confirm}
            >
              删除
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
