import { useControl } from "../world/world-context.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { Confirm } from "../parts/dialog.tsx";
import { say } from "../language.ts";

/** Asks before a world is reset. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { world } = useControl();
  const reset = useControlAction(
    (control) => control.reset(),
    () => say(`World ${world} reset`, `沙箱 ${world} 已重置`),
  );
  return (
    <Confirm
      title={say(`Reset world ${world}?`, `重置沙箱 ${world}？`)}
      verb={say("Reset", "重置")}
      onConfirm={() => reset.isPending || reset.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      {say(
        "Data, sessions, clock, faults, the request log and coverage start anew; snapshots stay. Browsers are logged out.",
        "数据、登录态、时钟、故障、请求日志和接口覆盖都会重新开始，快照保留；浏览器会退出登录。",
      )}
    </Confirm>
  );
}
