import type { CoverageOperationsItem } from "#generated/control/model/coverageOperationsItem.ts";
import { findOperation, referenceHref } from "../contract.ts";
import { Badge, Method, Status } from "../parts/badges.tsx";
import type { Group } from "./group-coverage.ts";
import { say } from "../language.ts";

export function TagGroup({ group: { tag, title, operations, called, total } }: { group: Group }) {
  const id = `tag-${tag}`;
  return (
    <section aria-labelledby={id} className="tag-group">
      <h2 id={id} className="tag-head">
        {title}
        <span className="tag-count">
          {called} / {total}
        </span>
        <span className="bar" aria-hidden>
          <span style={{ inlineSize: `${(called / total) * 100}%` }} />
        </span>
      </h2>
      <ul className="covered">
        {operations.map((operation) => (
          <CoveredRow key={operation.operation_id} operation={operation} />
        ))}
      </ul>
    </section>
  );
}

function CoveredRow({
  operation: { operation_id, calls, statuses, answered_by },
}: {
  operation: CoverageOperationsItem;
}) {
  const operation = findOperation(operation_id);
  return (
    <li className={calls > 0 ? "covered-row" : "covered-row covered-never"}>
      <Method method={operation?.method ?? ""} />
      <a href={referenceHref(operation_id)} target="_blank" rel="noreferrer" className="covered-title">
        {operation?.title ?? operation_id}
      </a>
      <code className="covered-id">{operation_id}</code>
      <span className="covered-facts">
        {answered_by === "example" && <Badge tone="warn">{say("example", "示例")}</Badge>}
        {Object.entries(statuses).map(([status, count]) => (
          <span key={status} className="covered-status">
            <Status status={Number(status)} />
            {count > 1 && <span className="quiet"> ×{count}</span>}
          </span>
        ))}
        {calls === 0 && <span className="quiet">{say("never called", "未调用")}</span>}
      </span>
    </li>
  );
}
