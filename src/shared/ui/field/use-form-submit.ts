import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { focusFirstError } from "./focus-first-error.ts";

type Call = { isPending: boolean; isSuccess: boolean };

/**
 * Sends the valid values of a form by one of its calls: never twice at once, and not again after a success, while the
 * page moves on. The first field with an error gets the focus, whoever has found it.
 */
export function useFormSubmit<In extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<In, unknown, Out>,
  calls: readonly Call[],
  send: (values: Out) => Promise<unknown>,
) {
  const alone = useSingleFlight();
  const { watchErrors, judged } = useFocusOnErrors();
  const isBusy = calls.some(({ isPending, isSuccess }) => isPending || isSuccess);
  const submitValid = form.handleSubmit((values) => {
    if (!isBusy) alone(() => send(values).finally(judged));
  }, judged);
  const submit = (event?: SyntheticEvent): Promise<void> => {
    watchErrors(event);
    return submitValid(event);
  };
  return { form, submit, isBusy };
}

/** Focuses the first error of the form of a submission once it was judged, when the page shows its errors. */
function useFocusOnErrors() {
  const submitted = useRef<Element>(null);
  const [judgements, setJudgements] = useState(0);
  useEffect(() => {
    if (judgements > 0 && submitted.current instanceof HTMLElement) focusFirstError(submitted.current);
  }, [judgements]);
  return {
    watchErrors: (event: SyntheticEvent | undefined) => {
      submitted.current = event?.currentTarget ?? null;
    },
    judged: () => setJudgements((count) => count + 1),
  };
}
