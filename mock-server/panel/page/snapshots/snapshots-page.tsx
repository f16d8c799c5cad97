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
      <PageHead title="Snapshots">
        Save this world's data, sessions, clock, faults and scenario; restore, compare or download a snapshot,
        or upload it to another mock.
      </PageHead>
      <SaveBar />
      <QueryResult query={query}>
        {(snapshots) => (
          <>
            {snapshots.length === 0 ? (
              <Empty icon={Camera} title="No snapshots yet">
                Save one before a tricky step, and come back with one click.
              </Empty>
            ) : (
              <section aria-labelledby="saved">
                <h2 id="saved" className="section-title">
                  Saved
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
