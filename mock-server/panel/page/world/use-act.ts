import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tell } from "../parts/notices.ts";
import { plainMessage } from "./plain-message.ts";
import { useControl } from "./world-context.ts";
import type { MockControl } from "#mock/client.ts";

type Act<V, T> = (control: MockControl, value: V) => Promise<T>;

/**
 * Something that a person does to the world. Afterwards everything shown of it is asked for again; `done` says what
 * happened. A refusal is told in the server's words.
 */
export function useAct<V = void, T = unknown>(act: Act<V, T>, done?: (value: V, result: T) => string) {
  const { control } = useControl();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: V) => act(control, value),
    onSuccess: (result, value) => {
      if (done) tell("good", done(value, result));
    },
    onError: (error) => tell("bad", plainMessage(error)),
    onSettled: () => client.invalidateQueries(),
  });
}
