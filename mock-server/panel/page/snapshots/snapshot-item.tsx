import { Download, GitCompare, History, Trash2 } from "lucide-react";
import type { Snapshot } from "#generated/control/model/snapshot.ts";
import { countOf } from "../parts/count-of.ts";
import { Badge } from "../parts/badges.tsx";
import { download } from "../parts/download.ts";
import { toShanghai } from "../time/shanghai.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useScenarioTitles } from "../world/use-scenario-titles.ts";
import { useControl } from "../world/world-context.ts";

export function SnapshotItem({ snapshot, onCompare }: { snapshot: Snapshot; onCompare: () => void }) {
  const { name, saved_at, clock, scenario, changed_records } = snapshot;
  const { world } = useControl();
  const titleOf = useScenarioTitles();
  const restore = useControlAction(
    (control) => control.snapshots.restore(name),
    () => `World ${world} restored to snapshot “${name}”`,
  );
  const drop = useControlAction(
    (control) => control.snapshots.drop(name),
    () => `Snapshot “${name}” deleted`,
  );
  const save = useControlAction(async (control) =>
    download(`${world}-${name}.json`, await control.snapshots.download(name)),
  );
  return (
    <li className="card">
      <div className="card-head">
        <h3>{name}</h3>
        <div className="actions">
          <button
            type="button"
            className="button button-small button-accent"
            aria-label={`Restore snapshot ${name}`}
            disabled={restore.isPending}
            onClick={() => restore.mutate()}
          >
            <History size={14} aria-hidden /> Restore
          </button>
          <button
            type="button"
            className="button button-small"
            aria-label={`Compare snapshot ${name}`}
            onClick={onCompare}
          >
            <GitCompare size={14} aria-hidden /> Compare
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Download snapshot ${name}`}
            title="Download"
            onClick={() => save.mutate()}
          >
            <Download size={15} aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Delete snapshot ${name}`}
            title="Delete"
            onClick={() => drop.mutate()}
          >
            <Trash2 size={15} aria-hidden />
          </button>
        </div>
      </div>
      <p className="card-notes">
        <Badge tone="accent">{countOf(changed_records, "changed record")}</Badge>
        <Badge>
          clock {clock.now}
          {clock.frozen && " frozen"}
        </Badge>
        {scenario !== null && <Badge>scenario: {titleOf(scenario)}</Badge>}
        <span className="quiet">saved {toShanghai(Date.parse(saved_at))}</span>
      </p>
    </li>
  );
}
