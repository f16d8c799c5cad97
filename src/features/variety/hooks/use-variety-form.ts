import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { useAddVarietyRequest } from "#generated/hooks/variety/variety.ts";
import type { VarietyRequest } from "#generated/model/varietyRequest.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { placeFieldErrors } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useLeaveQuestion } from "#src/shared/ui/field/use-leave-question.ts";
import { readVarietyDraft, writeVarietyDraft } from "../lib/variety-draft.ts";
import { varietyRules, type VarietyValues } from "../lib/variety-rules.ts";

const NOTHING: VarietyValues = { name: "", ypgg: "", sccj: "", number: "", price: "", phone: "", remark: "" };

type Options = {
  /** What is known already; a name among it wins over what was begun before. */
  known: Partial<VarietyValues>;
  onSent: (request: VarietyRequest) => void;
};

/** A request for a variety: rules, one submission at a time, the server's complaints beside their fields. */
export function useVarietyForm({ known, onSent }: Options) {
  const form = useForm<VarietyValues>({
    resolver: zodResolver(varietyRules),
    defaultValues: { ...NOTHING, ...known },
  });
  const { subscribe, setError, reset } = form;
  // What was begun before counts as typed: leaving it asks first.
  const begin = useEffectEvent(() => {
    const draft = known.name ? undefined : readVarietyDraft();
    if (draft) reset(draft, { keepDefaultValues: true });
  });
  useEffect(() => {
    begin();
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeVarietyDraft(values) });
  }, [subscribe]);

  const onApiError = (error: ApiError) =>
    placeFieldErrors(
      error,
      (field) => (field in NOTHING ? field : undefined),
      (field, message, shouldFocus) => setError(field as keyof VarietyValues, { message }, { shouldFocus }),
    );
  const once = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useAddVarietyRequest({ mutation: { meta: { onApiError } } });
  const isBusy = isPending || isSuccess;

  const submit = form.handleSubmit(({ number, price, ...texts }) =>
    once(async () => {
      const data = { ...texts, number: Number(number), ...(price !== "" && { price: Number(price) }) };
      const sent = await mutateAsync({ data });
      writeVarietyDraft(undefined);
      onSent(sent.data);
    }),
  );
  useLeaveQuestion(form.formState.isDirty && !isBusy, () => writeVarietyDraft(undefined));
  return { form, submit, isBusy };
}
