import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { PRESETS, type Preset, isSameRule } from "./presets.ts";

/** A click plans a preset, the next one removes it. */
export function PresetBar({ faults }: { faults: readonly PlannedFault[] }) {
  const add = useControlAction(
    (control, { rule }: Preset) => control.faults.add(rule),
    ({ title }) => `Fault “${title}” is active`,
  );
  const remove = useControlAction(
    (control, id: number) => control.faults.clear(id),
    () => "Fault removed",
  );
  return (
    <div className="presets" role="group" aria-label="Presets">
      {PRESETS.map((preset) => {
        const planned = faults.find((fault) => isSameRule(fault, preset.rule));
        return (
          <button
            key={preset.title}
            type="button"
            className="preset"
            aria-pressed={planned !== undefined}
            disabled={add.isPending || remove.isPending}
            onClick={() => (planned ? remove.mutate(planned.id) : add.mutate(preset))}
          >
            <span className="preset-title">{preset.title}</span>
            <span className="preset-about">{preset.about}</span>
          </button>
        );
      })}
    </div>
  );
}
