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
    () => "所有故障已移除",
  );
  return (
    <>
      <PageHead
        title="故障"
        actions={
          <button
            type="button"
            className="button"
            disabled={!query.data?.length}
            onClick={() => clear.mutate()}
          >
            <Trash2 size={15} aria-hidden /> 全部移除
          </button>
        }
      >
        让任何接口按规则出错。几条规则都符合时，最新的一条生效。
      </PageHead>
      <QueryResult query={query}>
        {(faults) => (
          <>
            <PresetBar faults={faults} />
            <div className="two-columns">
              <section aria-labelledby="new-fault">
                <h2 id="new-fault" className="section-title">
                  添加故障
                </h2>
                <FaultForm />
              </section>
              <section aria-labelledby="faults">
                <h2 id="faults" className="section-title">
                  正在生效
                </h2>
                {faults.length === 0 ? (
                  <Empty icon={Bug} title="没有故障">
                    一切如常。按一个预设，或在表单里写一条规则。
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
