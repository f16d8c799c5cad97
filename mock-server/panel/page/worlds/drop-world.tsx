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
    () => `World ${name} deleted`,
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
        aria-label={`Delete world ${name}`}
        title="Delete"
        onClick={() => setAsks(true)}
      >
        <Trash2 size={15} aria-hidden />
      </button>
      {asks && (
        <Dialog title={`Delete world ${name}?`} onClose={() => setAsks(false)}>
          <p>
            Its data, log and snapshots are lost; the next use of its name starts a new world from the seed.
          </p>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={() => setAsks(false)}>
              Cancel
            </button>
            <button
              type="button"
              className="button button-bad"
              autoFocus
              disabled={drop.isPending}
              onClick={confirm}
            >
              Delete
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
