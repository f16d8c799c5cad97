import { HStack, Input, Spacer, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { SnapshotFile } from "#generated/control/model/snapshotFile.ts";
import { Camera } from "#generated/icons/camera.ts";
import { Download } from "#generated/icons/download.ts";
import { Upload } from "#generated/icons/upload.ts";
import { say } from "../language.ts";
import { ActionButton, ControlButton } from "../parts/action-button.tsx";
import { download } from "../parts/download.ts";
import { Empty } from "../parts/empty.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { Section } from "../parts/section.tsx";
import { useNow } from "../time/use-now.ts";
import { useMock } from "../world/queries.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useControl } from "../world/world-context.ts";
import { DiffView } from "./diff-view.tsx";
import { SnapshotItem } from "./snapshot-item.tsx";

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

function SaveBar() {
  const { world } = useControl();
  const now = useNow();
  const [name, setName] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const save = useControlAction(
    (control, as: string) => control.snapshots.save(as),
    (as) => say(`Saved as “${as}”`, `已保存为“${as}”`),
  );
  const upload = useControlAction(
    async (control, chosen: File) => control.snapshots.upload(await readFile(chosen)),
    (_, { name: as }) =>
      say(`Snapshot “${as}” uploaded; restore it to use it`, `快照“${as}”已上传，恢复后生效`),
  );
  return (
    <HStack
      as="form"
      wrap="wrap"
      marginBlockEnd="5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(name.trim() || suggest(now?.text), { onSuccess: () => setName("") });
      }}
    >
      <Input
        width="15rem"
        aria-label={say("Snapshot name", "快照名称")}
        placeholder={suggest(now?.text)}
        value={name}
        maxLength={64}
        onChange={({ target }) => setName(target.value)}
      />
      <ActionButton
        isMain
        icon={Camera}
        text={say("Save snapshot", "保存快照")}
        type="submit"
        disabled={save.isPending}
      />
      <Spacer />
      <ControlButton
        icon={Download}
        text={say("Download now", "下载当前状态")}
        act={async (control) => download(`${world}-now.json`, await control.snapshots.download())}
      />
      <ActionButton
        icon={Upload}
        text={say("Upload", "上传")}
        disabled={upload.isPending}
        onClick={() => file.current?.click()}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={say("Snapshot file", "快照文件")}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) upload.mutate(chosen);
          // Lets the same file be chosen again.
          target.value = "";
        }}
      />
    </HStack>
  );
}

/** A default name from the world's time. */
const suggest = (now = ""): string => now.slice(5, 16).replaceAll(/[: ]/g, "-") || "snapshot";

async function readFile(file: File): Promise<SnapshotFile> {
  try {
    return JSON.parse(await file.text()) as SnapshotFile;
  } catch {
    throw new Error(
      say(
        `${file.name} is not a JSON file; nothing was uploaded`,
        `${file.name} 不是 JSON 文件，没有上传任何内容`,
      ),
    );
  }
}
