import { Badge, HStack } from "@chakra-ui/react";
import { Subtle } from "#api-spec/page-kit/parts/subtle.tsx";
import type { Snapshot } from "#generated/control/model/snapshot.ts";
import { Download } from "#generated/icons/download.ts";
import { GitCompare } from "#generated/icons/git-compare.ts";
import { RotateCcwClock } from "#generated/icons/rotate-ccw-clock.ts";
import { Trash } from "#generated/icons/trash.ts";
import { say } from "../language.ts";
import { ActionButton, ControlButton } from "../parts/action-button.tsx";
import { countOf } from "../parts/count-of.ts";
import { download } from "../parts/download.ts";
import { Item } from "../parts/item.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useScenarioTitles } from "../world/use-scenario-titles.ts";
import { useControl } from "../world/world-context.ts";

export function SnapshotItem({ snapshot, onCompare }: { snapshot: Snapshot; onCompare: () => void }) {
  const { name, saved_at, clock, scenario, changed_records } = snapshot;
  const { world } = useControl();
  const titleOf = useScenarioTitles();
  return (
    <Item
      title={name}
      actions={
        <>
          <ControlButton
            isMain
            icon={RotateCcwClock}
            text={say("Restore", "恢复")}
            aria-label={say(`Restore snapshot ${name}`, `恢复快照 ${name}`)}
            act={(control) => control.snapshots.restore(name)}
            done={() =>
              say(`World ${world} restored to snapshot “${name}”`, `沙箱 ${world} 已恢复到快照“${name}”`)
            }
          />
          <ActionButton
            icon={GitCompare}
            text={say("Compare", "比较")}
            aria-label={say(`Compare snapshot ${name}`, `比较快照 ${name}`)}
            onClick={onCompare}
          />
          <ControlButton
            isIcon
            icon={Download}
            text={say(`Download snapshot ${name}`, `下载快照 ${name}`)}
            title={say("Download", "下载")}
            act={async (control) => download(`${world}-${name}.json`, await control.snapshots.download(name))}
          />
          <ControlButton
            isIcon
            icon={Trash}
            text={say(`Delete snapshot ${name}`, `删除快照 ${name}`)}
            title={say("Delete", "删除")}
            act={(control) => control.snapshots.drop(name)}
            done={() => say(`Snapshot “${name}” deleted`, `快照“${name}”已删除`)}
          />
        </>
      }
    >
      <HStack as="p" wrap="wrap" gap="1.5">
        <Badge colorPalette="brand">{countOf(changed_records, "changed record", "条记录有改动")}</Badge>
        <Badge>
          {say("clock", "时钟")} {clock.now}
          {clock.frozen && say(" frozen", " 已冻结")}
        </Badge>
        {scenario !== null && <Badge>{`${say("scenario: ", "场景：")}${titleOf(scenario)}`}</Badge>}
        <Subtle>{`${say("saved", "保存于")} ${toShanghai(Date.parse(saved_at))}`}</Subtle>
      </HStack>
    </Item>
  );
}
