import { useState } from "react";
import { useControlAction } from "../world/use-control-action.ts";

/** Sets the clock to a Shanghai time. */
export function SetTime({ now }: { now: string }) {
  const [text, setText] = useState<string>();
  const value = (text ?? now).replace(" ", "T");
  const set = useControlAction(
    (control, { at, freezes }: { at: string; freezes: boolean }) =>
      freezes ? control.clock.freeze(at) : control.clock.set(at),
    (_, result) => `Clock set to ${result.now}`,
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
        aria-label="Shanghai time"
        className="input digits"
        value={value}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        Set
      </button>
      <button type="button" className="button" onClick={() => submit(true)}>
        Set and freeze
      </button>
    </form>
  );
}
