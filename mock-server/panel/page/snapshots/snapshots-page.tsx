import { Camera } from "lucide-react";
import { useState } from "react";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { useMock } from "../world/queries.ts";
import { DiffView } from "./diff-view.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SnapshotItem } from "./snapshot-item.tsx";

/** Saved states of this world. */
export function SnapshotsPage() {
  const query = useMock("snapshots", (control) => control.snapshots.list());
  const [from, setFrom] = useState("seed");
  const [to, setTo] = useState("now");
  return (
    <>
      <PageHead title="快照">
        保存这个世界的一刻：数据、会话、时钟、故障和场景；可以恢复、比较、下载，再传到别人的模拟服务。
      </PageHead>
      <SaveBar />
      <QueryResult query={query}>
        {(snapshots) => (
          <>
            {snapshots.length === 0 ? (
              <Empty icon={Camera} title="还没有快照">
                走到麻烦的一步之前先保存一个，之后一按就回来。
              </Empty>
            ) : (
              <section aria-labelledby="saved">
                <h2 id="saved" className="section-title">
                  已保存
                </h2>
                <ul className="stack">
                  {snapshots.toReversed().map((snapshot) => (
                    <SnapshotItem
                      key={snapshot.name}
                      snapshot={snapshot}
                      onCompare={() => {
                        setFrom(snapshot.name);
                        setTo("now");
                        document.querySelector("#diff")?.scrollIntoView({ behavior: "smooth" });
                      }}
                    />
                  ))}
                </ul>
              </section>
            )}
            <DiffView
              names={snapshots.map(({ name }) => name)}
              from={from}
              to={to}
              onFrom={setFrom}
              onTo={setTo}
            />
          </>
        )}
      </QueryResult>
    </>
  );
}
