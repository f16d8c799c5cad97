import { X } from "lucide-react";
import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import { findOperation, tagTitle } from "../contract.ts";
import { Badge } from "../parts/badges.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { describeEffect, describeFrequency, describeMatch } from "./describe-rule.ts";

const titles = { operation: (id: string) => findOperation(id)?.title ?? id, tag: tagTitle };

export function FaultItem({ fault: planned }: { fault: PlannedFault }) {
  const { id, match, fault, times, seen, hits } = planned;
  const remove = useControlAction(
    (control) => control.faults.clear(id),
    () => `Fault #${id} removed`,
  );
  const isSpent = times !== undefined && hits >= times;
  return (
    <li className={isSpent ? "card fault-spent" : "card"}>
      <div className="card-head">
        <h3>{describeMatch(match, titles)}</h3>
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove fault ${id}`}
          title="Remove"
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
        <Badge tone={hits > 0 ? "warn" : "quiet"}>hits: {hits}</Badge>
        <Badge>matched: {seen}</Badge>
        {isSpent && <Badge tone="good">used up</Badge>}
        <code className="card-name">#{id}</code>
      </p>
    </li>
  );
}
