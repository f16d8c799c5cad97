import { Trash } from "#generated/icons/trash.ts";
import { useState } from "react";
import { IconAction } from "../parts/action-button.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { showWorld } from "../world/world-address.ts";
import { toControl, useControl } from "../world/world-context.ts";
import { say } from "../language.ts";

/** Drops a world after confirmation; the panel leaves it if it is shown. */
export function DropWorld({ name }: { name: string }) {
  const { world } = useControl();
  const [asks, setAsks] = useState(false);
  const drop = useControlAction(
    () => toControl(name).control.drop(),
    () => say(`World ${name} deleted`, `沙箱 ${name} 已删除`),
  );
  const confirm = () => {
    setAsks(false);
    drop.mutate();
    // Looking at it again would recreate it.
    if (name === world) showWorld("default");
  };
  return (
    <>
      <IconAction
        icon={Trash}
        text={say(`Delete world ${name}`, `删除沙箱 ${name}`)}
        title={say("Delete", "删除")}
        onClick={() => setAsks(true)}
      />
      {asks && (
        <Confirm
          title={say(`Delete world ${name}?`, `删除沙箱 ${name}？`)}
          verb={say("Delete", "删除")}
          onConfirm={confirm}
          onClose={() => setAsks(false)}
        >
          {say(
            "Its data, log and snapshots are lost; the next use of its name starts a new world from the seed.",
            "它的数据、日志和快照都会丢失；再次使用这个名称时，会从种子数据新建沙箱。",
          )}
        </Confirm>
      )}
    </>
  );
}
