import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MockControl } from "#mock/client.ts";
import { notify } from "../parts/notices.ts";
import { plainMessage } from "./plain-message.ts";
import { useControl } from "./world-context.ts";

type Act<V, T> = (control: MockControl, value: V) => Promise<T>;

/**
 * A change of the world by the user. Invalidates everything shown of it; `done` returns the success message. A
 * refusal is shown in the server's words.
 */
export function useControlAction<V = void, T = unknown>(
  act: Act<V, T>,
  done?: (value: V, result: T) => string | undefined,
) {
  const { control } = useControl();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: V) => act(control, value),
    onSuccess: (result, value) => {
      const message = done?.(value, result);
      if (message !== undefined) notify("good", message);
    },
    onError: (error) => notify("bad", plainMessage(error)),
    onSettled: () => client.invalidateQueries(),
  });
}
