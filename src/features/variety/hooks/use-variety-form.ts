import { useEffect, useState } from "react";
import { useAddVarietyRequest } from "#generated/hooks/variety/variety.ts";
import type { VarietyRequest } from "#generated/model/varietyRequest.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
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
  const form = useFormWithRules({
    loadRules,
    empty: NO_VARIETY,
    initial: begun ?? { ...NO_VARIETY, ...known },
    draft,
  });
  const { getValues, resetField } = form;
  // The buyer is known only after the form is there, where they may be typing already.
  useEffect(() => {
    if (known.phone && getValues("phone") === "") resetField("phone", { defaultValue: known.phone });
  }, [known.phone, getValues, resetField]);
  const call = useAddVarietyRequest({
    mutation: { meta: { onApiError: showOnFields(form.setError, NO_VARIETY) } },
  });
  const submission = useFormSubmit(form, [call], async ({ number, price, ...texts }) => {
    const data = { ...texts, number: Number(number), ...(price !== "" && { price: Number(price) }) };
    const sent = await call.mutateAsync({ data });
    draft.forget();
    onSent(sent.data);
  });
  useConfirmLeave((begun !== undefined || form.formState.isDirty) && !submission.isBusy, draft.forget);
  return submission;
}
