import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import { useAct } from "../world/use-act.ts";
import { PRESETS, type Preset, isSameRule } from "./presets.ts";

/** One press plans it, the next removes it. */
export function PresetBar({ faults }: { faults: readonly PlannedFault[] }) {
  const add = useAct(
    (control, { rule }: Preset) => control.faults.add(rule),
    ({ title }) => `故障「${title}」生效了`,
  );
  const remove = useAct(
    (control, id: number) => control.faults.clear(id),
    () => "故障已移除",
  );
  return (
    <div className="presets" role="group" aria-label="常用故障">
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
