import { Button } from "@chakra-ui/react";
import { Download } from "#generated/icons/download.ts";
import { Pause } from "#generated/icons/pause.ts";
import { Play } from "#generated/icons/play.ts";
import { Trash } from "#generated/icons/trash.ts";
import type { Call } from "#generated/control/model/call.ts";
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
      <Button aria-pressed={isPaused} onClick={onPause}>
        {isPaused ? <Play size={15} aria-hidden /> : <Pause size={15} aria-hidden />}
        {isPaused ? say("Resume", "继续") : say("Pause", "暂停")}
      </Button>
      <Button disabled={isEmpty} onClick={() => save.mutate()}>
        <Download size={15} aria-hidden /> HAR
      </Button>
      <Button disabled={isEmpty} onClick={() => clear.mutate()}>
        <Trash size={15} aria-hidden /> {say("Clear log", "清空日志")}
      </Button>
    </>
  );
}
