import type { FeedbackType } from "#generated/enums.ts";
import type { ZodMiniType } from "zod/mini";
import { useAddFeedback } from "#generated/hooks/feedback/feedback.ts";
import type { Feedback } from "#generated/model/feedback.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { feedbackDraft } from "../lib/feedback-draft.ts";
import { type FeedbackEntry, type FeedbackValues, noFeedback } from "../lib/feedback-values.ts";

type Options = { type: FeedbackType | undefined; onSent: (feedback: Feedback) => void };

/** Form fields by the server's field names. */
const FIELDS = { file_ids: "pictures" };

// The validation also rejects a type that has not been chosen yet.
const loadRules = async () =>
  (await import("../lib/feedback-rules.ts")).feedbackRules as ZodMiniType<FeedbackEntry, FeedbackValues>;

/** The feedback form with pictures: validation, one submission at a time, server errors on their fields. */
export function useFeedbackForm({ type, onSent }: Options) {
  const empty = noFeedback(type);
  const form = useFormWithRules<FeedbackValues, FeedbackEntry>({
    loadRules,
    empty,
    initial: feedbackDraft.read(),
    draft: feedbackDraft,
  });
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useAddFeedback({
    mutation: { meta: { onApiError: showOnFields(form.setError, empty, FIELDS) } },
  });

  const submit = form.handleSubmit(({ type: chosen, content, phone, pictures }) =>
    once(async () => {
      const file_ids = pictures.map(({ id }) => id);
      const { data } = await mutateAsync({
        data: { type: chosen, content, ...(phone && { phone }), ...(file_ids.length > 0 && { file_ids }) },
      });
      form.reset(empty);
      feedbackDraft.forget();
      onSent(data);
    }),
  );
  return { form, submit, isBusy: isPending };
}
