import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Saves a form's values to a draft as they are typed. */
export function useFormDraft<V extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<V>, "subscribe">,
  draft: { keep: (values: V) => void },
): void {
  const keep = useEffectEvent((values: V) => draft.keep(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
}
