import { Download, GitCompare, History, Trash2 } from "lucide-react";
import type { Snapshot } from "#generated/control/model/snapshot.ts";
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
    () => `世界 ${world} 已回到快照「${name}」`,
  );
  const drop = useControlAction(
    (control) => control.snapshots.drop(name),
    () => `快照「${name}」已删除`,
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
            aria-label={`恢复快照 ${name}`}
            disabled={restore.isPending}
            onClick={() => restore.mutate()}
          >
            <History size={14} aria-hidden /> 恢复
          </button>
          <button
            type="button"
            className="button button-small"
            aria-label={`比较快照 ${name}`}
            onClick={onCompare}
          >
            <GitCompare size={14} aria-hidden /> 比较
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`下载快照 ${name}`}
            title="下载"
            onClick={() => save.mutate()}
          >
            <Download size={15} aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`删除快照 ${name}`}
            title="删除"
            onClick={() => drop.mutate()}
          >
            <Trash2 size={15} aria-hidden />
          </button>
        </div>
      </div>
      <p className="card-notes">
        <Badge tone="accent">{changed_records} 条记录变过</Badge>
        <Badge>
          时钟 {clock.now}
          {clock.frozen && " 冻结"}
        </Badge>
        {scenario !== null && <Badge>场景：{titleOf(scenario)}</Badge>}
        <span className="quiet">保存于 {toShanghai(Date.parse(saved_at))}</span>
      </p>
    </li>
  );
}
