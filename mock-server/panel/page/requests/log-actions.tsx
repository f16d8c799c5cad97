import { Download } from "#generated/icons/download.ts";
import { Pause } from "#generated/icons/pause.ts";
import { Play } from "#generated/icons/play.ts";
import { Trash } from "#generated/icons/trash.ts";
import type { Call } from "#generated/control/model/call.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { download } from "../parts/download.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useControl } from "../world/world-context.ts";
import { say } from "../language.ts";

type Props = {
  readonly calls: readonly Call[] | undefined;
  readonly isPaused: boolean;
  readonly onPause: () => void;
};

export function LogActions({ calls = [], isPaused, onPause }: Props) {
  const { world } = useControl();
  const clear = useControlAction(
    (control) => control.clearRequests(),
    () => say("Request log cleared", "请求日志已清空"),
  );
  const save = useControlAction(async (control) => download(`${world}.har`, await control.har()));
  const isEmpty = calls.length === 0;
  return (
    <>
      <ActionButton
        icon={isPaused ? Play : Pause}
        text={isPaused ? say("Resume", "继续") : say("Pause", "暂停")}
        aria-pressed={isPaused}
        onClick={onPause}
      />
      <ActionButton icon={Download} text="HAR" disabled={isEmpty} onClick={() => save.mutate()} />
      <ActionButton
        icon={Trash}
        text={say("Clear log", "清空日志")}
        disabled={isEmpty}
        onClick={() => clear.mutate()}
      />
    </>
  );
}
