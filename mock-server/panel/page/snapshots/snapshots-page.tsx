import { Stack } from "@chakra-ui/react";
import { Camera } from "#generated/icons/camera.ts";
import { useState } from "react";
import { QueryResult } from "../parts/query-result.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { Section } from "../parts/section.tsx";
import { useMock } from "../world/queries.ts";
import { DiffView } from "./diff-view.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SnapshotItem } from "./snapshot-item.tsx";
import { say } from "../language.ts";

/** Saved states of this world. */
export function SnapshotsPage() {
  const query = useMock("snapshots", (control) => control.snapshots.list());
  const [from, setFrom] = useState("seed");
  const [to, setTo] = useState("now");
  return (
    <>
      <PageHead title={say("Snapshots", "快照")}>
        {say(
          "Save this world's data, sessions, clock, faults and scenario; restore, compare or download a snapshot, or upload it to another mock.",
          "保存此沙箱的数据、登录态、时钟、故障和场景；快照可以恢复、比较、下载，也可以上传到另一个 Mock 服务。",
        )}
      </PageHead>
      <SaveBar />
      <QueryResult query={query}>
        {(snapshots) => (
          <>
            {snapshots.length === 0 ? (
              <Empty icon={Camera} title={say("No snapshots yet", "还没有快照")}>
                {say(
                  "Save one before a tricky step, and come back with one click.",
                  "在关键步骤之前保存一个，点一下就能回到那里。",
                )}
              </Empty>
            ) : (
              <Section title={say("Saved", "已保存")}>
                <Stack as="ul">
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
                </Stack>
              </Section>
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
