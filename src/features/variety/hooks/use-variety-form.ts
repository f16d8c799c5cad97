import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAddVarietyRequest } from "#generated/hooks/variety/variety.ts";
import type { VarietyRequest } from "#generated/model/varietyRequest.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { formDraft } from "#src/shared/lib/form-draft.ts";
import { NO_VARIETY, type VarietyValues } from "../lib/variety-values.ts";

/** The draft of a request in this tab; one per pre-filled name. */
const varietyDraft = (name = "") =>
  formDraft(name === "" ? "variety-request" : `variety-request-${name}`, NO_VARIETY);

type Options = {
  /** Values already known; with a name among them the request has its own draft. */
  known: Partial<VarietyValues>;
  onSent: (request: VarietyRequest) => void;
};

const loadRules = async () => (await import("../lib/variety-rules.ts")).varietyRules;

/** The form of a variety request: validation, one submission at a time, server errors on their fields. */
export function useVarietyForm({ known, onSent }: Options) {
  const draft = varietyDraft(known.name);
  const [begun] = useState(draft.read);
  // What was begun before the buyer was known lacks the phone number.
  const phone = begun?.phone || (known.phone ?? "");
  const form = useForm<VarietyValues>({
    resolver: useLazyRules<VarietyValues>(loadRules, NO_VARIETY),
    defaultValues: { ...(begun ?? { ...NO_VARIETY, ...known }), phone },
  });
  useFormDraft(form, draft);

  const once = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useAddVarietyRequest({
    mutation: { meta: { onApiError: showOnFields(form.setError, NO_VARIETY) } },
  });
  const isBusy = isPending || isSuccess;

  const submit = form.handleSubmit(({ number, price, ...texts }) =>
    once(async () => {
      const data = { ...texts, number: Number(number), ...(price !== "" && { price: Number(price) }) };
      const sent = await mutateAsync({ data });
      draft.forget();
      onSent(sent.data);
    }),
  );
  useConfirmLeave((begun !== undefined || form.formState.isDirty) && !isBusy, draft.forget);
  return { form, submit, isBusy };
}
