import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { useAddFeedback } from "#generated/hooks/feedback/feedback.ts";
import type { Feedback } from "#generated/model/feedback.ts";
import type { FeedbackType } from "#generated/model/feedbackType.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { readFeedbackDraft, writeFeedbackDraft } from "../lib/feedback-draft.ts";
import { type FeedbackEntry, feedbackRules, type FeedbackValues } from "../lib/feedback-rules.ts";

type Options = { type: FeedbackType | undefined; onSent: (feedback: Feedback) => void };

/** The names of the request's fields that the form calls otherwise. */
const FIELDS: Record<string, keyof FeedbackValues> = { file_ids: "pictures" };

/** Feedback with its pictures: rules, one submission at a time, the server's complaints beside their fields. */
export function useFeedbackForm({ type, onSent }: Options) {
  const empty: FeedbackValues = { type, content: "", phone: "", pictures: [] };
  const form = useForm<FeedbackValues, unknown, FeedbackEntry>({
    resolver: zodResolver(feedbackRules as z.ZodMiniType<FeedbackEntry, FeedbackValues>),
    defaultValues: readFeedbackDraft() ?? empty,
  });
  const { subscribe, setError } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeFeedbackDraft(values) }),
    [subscribe],
  );
  const once = useSingleFlight();

  const onApiError = ({ kind, errors }: ApiError) => {
    const known = Object.entries(errors).flatMap(([path, [message = ""]]) => {
      const [name = ""] = path.split(".");
      const field = FIELDS[name] ?? name;
      return field in empty ? [[field as keyof FeedbackValues, message] as const] : [];
    });
    for (const [field, message] of known.toReversed()) setError(field, { message }, { shouldFocus: true });
    return kind === "validation" && known.length > 0;
  };
  const { mutateAsync, isPending } = useAddFeedback({ mutation: { meta: { onApiError } } });

  const submit = form.handleSubmit(({ type: chosen, content, phone, pictures }) =>
    once(async () => {
      const file_ids = pictures.map(({ id }) => id);
      const { data } = await mutateAsync({
        data: { type: chosen, content, ...(phone && { phone }), ...(file_ids.length > 0 && { file_ids }) },
      });
      form.reset(empty);
      writeFeedbackDraft(undefined);
      onSent(data);
    }),
  );
  return { form, submit, isBusy: isPending };
}
