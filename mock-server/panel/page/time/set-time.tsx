import { Button, HStack, Input } from "@chakra-ui/react";
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
    <HStack
      as="form"
      wrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <Input
        width="15rem"
        type="datetime-local"
        step="1"
        aria-label={say("Shanghai time", "上海时间")}
        value={value}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{say("Set", "设定")}</Button>
      <Button onClick={() => submit(true)}>{say("Set and freeze", "设定并冻结")}</Button>
    </HStack>
  );
}
