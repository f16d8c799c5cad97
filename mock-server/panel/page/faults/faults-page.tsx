import { Bug, Trash2 } from "lucide-react";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { FaultForm } from "./fault-form.tsx";
import { FaultItem } from "./fault-item.tsx";
import { PresetBar } from "./preset-bar.tsx";

/** The faults planned for this world. */
export function FaultsPage() {
  const query = useMock("faults", (control) => control.faults.list());
  const clear = useControlAction(
    (control) => control.faults.clear(),
    () => "All faults removed",
  );
  return (
    <>
      <PageHead
        title="Faults"
        actions={
          <button
            type="button"
            className="button"
            disabled={!query.data?.length}
            onClick={() => clear.mutate()}
          >
            <Trash2 size={15} aria-hidden /> Remove all
          </button>
        }
      >
        Rules make any operation fail. If several match, the newest applies.
      </PageHead>
      <QueryResult query={query}>
        {(faults) => (
          <>
            <PresetBar faults={faults} />
            <div className="two-columns">
              <section aria-labelledby="new-fault">
                <h2 id="new-fault" className="section-title">
                  Add a fault
                </h2>
                <FaultForm />
              </section>
              <section aria-labelledby="faults">
                <h2 id="faults" className="section-title">
                  Active
                </h2>
                {faults.length === 0 ? (
                  <Empty icon={Bug} title="No faults">
                    Everything works. Press a preset, or write a rule in the form.
                  </Empty>
                ) : (
                  <ul className="stack">
                    {faults.map((fault) => (
                      <FaultItem key={fault.id} fault={fault} />
                    ))}
                  </ul>
                )}
              </section>
            </div>
          </>
        )}
      </QueryResult>
    </>
  );
}
