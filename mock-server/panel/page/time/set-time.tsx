import { useState } from "react";
import { useControlAction } from "../world/use-control-action.ts";
import { say } from "../language.ts";

/** Sets the clock to a Shanghai time. */
export function SetTime({ now }: { now: string }) {
  const [text, setText] = useState<string>();
  const value = (text ?? now).replace(" ", "T");
  const set = useControlAction(
    (control, { at, freezes }: { at: string; freezes: boolean }) =>
      freezes ? control.clock.freeze(at) : control.clock.set(at),
    (_, result) => say(`Clock set to ${result.now}`, `时钟已设为 ${result.now}`),
  );
  const submit = (freezes: boolean) => {
    // A field without seconds omits them.
    const at = value.replace("T", " ");
    set.mutate({ at: at.length === 16 ? `${at}:00` : at, freezes }, { onSuccess: () => setText(undefined) });
  };
  return (
    <form
      className="set-time"
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <input
        type="datetime-local"
        step="1"
        aria-label={say("Shanghai time", "上海时间")}
        className="input digits"
        value={value}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {say("Set", "设定")}
      </button>
      <button type="button" className="button" onClick={() => submit(true)}>
        {say("Set and freeze", "设定并冻结")}
      </button>
    </form>
  );
}
