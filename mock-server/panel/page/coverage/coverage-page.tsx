import { RotateCcw, SearchX } from "lucide-react";
import { useState } from "react";
import type { Coverage } from "#generated/control/model/coverage.ts";
import { tags } from "../contract.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Choice } from "../parts/choice.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { SHOWN, type Shown, groupCoverage } from "./group-coverage.ts";
import { TagGroup } from "./tag-group.tsx";

/** Which operations of the contract have been called in this world, and which have handlers. */
export function CoveragePage() {
  const query = useMock("coverage", (control) => control.coverage());
  const clear = useControlAction(
    (control) => control.clearCoverage(),
    () => "Coverage reset",
  );
  return (
    <>
      <PageHead
        title="Coverage"
        actions={
          <button
            type="button"
            className="button"
            disabled={!query.data?.called}
            onClick={() => clear.mutate()}
          >
            <RotateCcw size={15} aria-hidden /> Reset
          </button>
        }
      >
        Which operations of the contract were called in this world, with which statuses, and whether a handler
        or the contract's example answers them.
      </PageHead>
      <QueryResult query={query}>{(coverage) => <Overview coverage={coverage} />}</QueryResult>
    </>
  );
}

function Overview({ coverage }: { coverage: Coverage }) {
  const [text, setText] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const { called, total, operations } = coverage;
  const byHandler = operations.filter(({ answered_by }) => answered_by === "handler").length;
  const groups = groupCoverage(operations, tags, text, shown);
  return (
    <>
      <dl className="figures">
        <Figure title="Called" value={`${called} / ${total}`} part={called / total} />
        <Figure title="Answered by a handler" value={`${byHandler} / ${total}`} part={byHandler / total} />
        <Figure
          title="Answered by an example"
          value={String(total - byHandler)}
          part={(total - byHandler) / total}
        />
      </dl>
      <div className="filter-bar">
        <SearchBox value={text} onChange={setText} label="Filter operations" />
        <Choice label="Show" value={shown} options={SHOWN} onChange={setShown} />
      </div>
      {groups.length === 0 && <Empty icon={SearchX} title="No operation matches the filter" />}
      {groups.map((group) => (
        <TagGroup key={group.tag} group={group} />
      ))}
    </>
  );
}

function Figure({ title, value, part }: { title: string; value: string; part: number }) {
  return (
    <div className="figure">
      <dt>{title}</dt>
      <dd>
        <span className="figure-value">{value}</span>
        <span className="bar" aria-hidden>
          <span style={{ inlineSize: `${part * 100}%` }} />
        </span>
      </dd>
    </div>
  );
}
