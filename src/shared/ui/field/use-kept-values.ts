import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Keeps a form's values as they are typed, with the draft that it is given. */
export function useKeptValues<V extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<V>, "subscribe">,
  draft: { keep: (values: V) => void },
): void {
  const keep = useEffectEvent((values: V) => draft.keep(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
}
