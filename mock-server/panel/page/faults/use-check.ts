import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { keyOf } from "../world/queries.ts";
import { useControl } from "../world/world-context.ts";
import { type Effect, readEffect } from "./draft.ts";

/** How the typed response of an effect breaks the contract, and the contract's own, asked for while it is typed. */
export function useCheck(operationId: string, effect: Effect) {
  const { world, control } = useControl();
  const fault = readEffect(effect);
  const match = operationId === "" ? {} : { operationId };
  return useQuery({
    queryKey: keyOf(world, "check", match, fault),
    queryFn: fault ? () => control.faults.check({ match, fault }) : skipToken,
    // The violations of the text before stay until this one is checked.
    placeholderData: keepPreviousData,
    retry: false,
  });
}
