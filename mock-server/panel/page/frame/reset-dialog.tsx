import { useControl } from "../world/world-context.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { Dialog } from "../parts/dialog.tsx";

/** Asks before a world is reset. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { world } = useControl();
  const reset = useControlAction(
    (control) => control.reset(),
    () => `World ${world} reset`,
  );
  return (
    <Dialog title={`Reset world ${world}?`} onClose={onClose}>
      <p>
        Data, sessions, clock, faults, the request log and coverage start anew; snapshots stay. Browsers are
        logged out.
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-bad"
          autoFocus
          disabled={reset.isPending}
          onClick={() => reset.mutate(undefined, { onSettled: onClose })}
        >
          Reset
        </button>
      </div>
    </Dialog>
  );
}
