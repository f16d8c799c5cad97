import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";

type Call = { isPending: boolean; isSuccess: boolean };

/**
 * Sends the valid values of a form by one of its calls: never twice at once, and not again after a success, while the
 * page moves on.
 */
export function useFormSubmit<In extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<In, unknown, Out>,
  calls: readonly Call[],
  send: (values: Out) => Promise<unknown>,
) {
  const alone = useSingleFlight();
  const isBusy = calls.some(({ isPending, isSuccess }) => isPending || isSuccess);
  const submit = form.handleSubmit((values) => {
    if (!isBusy) alone(() => send(values));
  });
  return { form, submit, isBusy };
}
