import { X } from "#generated/icons/x.ts";
import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import { findOperation, tagTitle } from "../contract.ts";
import { Badge } from "../parts/badges.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { describeEffect, describeFrequency, describeMatch } from "./describe-rule.ts";
import { say } from "../language.ts";

const titles = { operation: (id: string) => findOperation(id)?.title ?? id, tag: tagTitle };

export function FaultItem({ fault: planned }: { fault: PlannedFault }) {
  const { id, match, fault, times, seen, hits } = planned;
  const remove = useControlAction(
    (control) => control.faults.clear(id),
    () => say(`Fault #${id} removed`, `故障 #${id} 已移除`),
  );
  const isSpent = times !== undefined && hits >= times;
  return (
    <li className={isSpent ? "card fault-spent" : "card"}>
      <div className="card-head">
        <h3>{describeMatch(match, titles)}</h3>
        <button
          type="button"
          className="icon-button"
          aria-label={say(`Remove fault ${id}`, `移除故障 ${id}`)}
          title={say("Remove", "移除")}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      <p className="fault-effect">
        {describeEffect(planned)} <span className="quiet">· {describeFrequency(planned)}</span>
      </p>
      {fault.message !== undefined && <p className="card-about">“{fault.message}”</p>}
      {Object.entries(fault.errors ?? {}).map(([field, messages]) => (
        <p key={field} className="card-about">
          <code>{field}</code> {messages.join("；")}
        </p>
      ))}
      <p className="card-notes">
        <Badge tone={hits > 0 ? "warn" : "quiet"}>
          {say("hits: ", "触发：")}
          {hits}
        </Badge>
        <Badge>
          {say("matched: ", "匹配：")}
          {seen}
        </Badge>
        {isSpent && <Badge tone="good">{say("used up", "已用完")}</Badge>}
        <code className="card-name">#{id}</code>
      </p>
    </li>
  );
}
