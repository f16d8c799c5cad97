import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { feedbackTypeLabels } from "#generated/enum-labels.ts";
import { UploadKind, type FeedbackType } from "#generated/enums.ts";
import { useAddFeedback } from "#generated/hooks/feedback/feedback.ts";
import type { Feedback } from "#generated/model/index.ts";
import {
  addFeedbackBodyContentMax,
  addFeedbackBodyFileIdsMax,
} from "#generated/zod/feedback/feedback.zod.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { PictureField } from "#src/shared/ui/field/picture-field.tsx";
import { TextAreaField } from "#src/shared/ui/field/text-area-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { Stack, looks } from "#src/shared/ui/layout/layout.tsx";
import { useUpload } from "#src/shared/upload/use-upload.ts";
import { feedbackDraft } from "../lib/feedback-values.ts";
import { type FeedbackEntry, type FeedbackValues, noFeedback } from "../lib/feedback-values.ts";

/** In display order: complaints first. */
const TYPES = ([4, 2, 3, 1, 9] as const).map((type) => [type, feedbackTypeLabels[type]] as const);

type Props = {
  /** The initial type. */
  type?: FeedbackType;
  placeholder: string;
  submitLabel: string;
  onSent: (feedback: Feedback) => void;
};

/** A form for feedback, a complaint or a suggestion, with pictures. */
export function FeedbackForm({ type, placeholder, submitLabel, onSent }: Props) {
  const { form, submit, isBusy } = useFeedbackForm({ type, onSent });
  const { setValue, getValues, control, formState } = form;
  const { errors, isSubmitted } = formState;
  const [chosen, pictures] = useWatch({ control, name: ["type", "pictures"] });
  const [isUploading, setUploading] = useState(false);
  const upload = useUpload(UploadKind.FeedbackPicture);
  const options = { shouldDirty: true, shouldValidate: isSubmitted };

  return (
    <Stack as="form" gap="4" noValidate aria-label={submitLabel} onSubmit={(event) => void submit(event)}>
      <ChoiceGroup
        label="反馈类型"
        choices={TYPES}
        value={chosen}
        onChange={(picked) => setValue("type", picked, options)}
        error={errors.type?.message}
      />
      <Controller
        control={control}
        name="content"
        render={({ field }) => (
          <TextAreaField
            label="具体内容"
            maxLength={addFeedbackBodyContentMax}
            rows={6}
            placeholder={placeholder}
            error={errors.content?.message}
            {...field}
          />
        )}
      />
      <PictureField
        label="图片"
        pictures={pictures}
        max={addFeedbackBodyFileIdsMax}
        upload={upload}
        // Reads the current value, because pictures arrive one by one while other fields are edited.
        onAdd={(picture) => setValue("pictures", [...getValues("pictures"), picture], options)}
        onRemove={(gone) =>
          setValue(
            "pictures",
            getValues("pictures").filter(({ id }) => id !== gone),
            options,
          )
        }
        onBusyChange={setUploading}
        error={errors.pictures?.message}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field }) => (
          <TextField
            className={looks({ maxW: "xs" })}
            label="联系电话（选填）"
            inputMode="tel"
            autoComplete="tel"
            placeholder="11 位手机号，便于我们回电"
            error={errors.phone?.message}
            {...field}
          />
        )}
      />
      <Button
        className={looks({ self: "start" })}
        type="submit"
        loading={isBusy}
        loadingText="提交中"
        disabled={isUploading}
      >
        {isUploading ? "图片上传中" : submitLabel}
      </Button>
    </Stack>
  );
}

type Options = { type: FeedbackType | undefined; onSent: (feedback: Feedback) => void };

/** Form fields by the server's field names. */
const FIELDS = { file_ids: "pictures" };

// The validation also rejects a type that has not been chosen yet.
const loadRules = async () =>
  (await import("../lib/feedback-rules.ts")).feedbackRules as ZodMiniType<FeedbackEntry, FeedbackValues>;

/** The feedback form with pictures: validation, one submission at a time, server errors on their fields. */
function useFeedbackForm({ type, onSent }: Options) {
  const empty = noFeedback(type);
  const form = useFormWithRules<FeedbackValues, FeedbackEntry>({
    loadRules,
    empty,
    initial: feedbackDraft.read(),
    draft: feedbackDraft,
  });
  const { mutateAsync, isPending } = useAddFeedback({
    mutation: { meta: { onApiError: showOnFields(form.setError, empty, FIELDS) } },
  });

  // Another can be written after it was sent.
  const calls = [{ isPending, isSuccess: false }];
  return useFormSubmit(form, calls, async ({ type: chosen, content, phone, pictures }) => {
    const file_ids = pictures.map(({ id }) => id);
    const { data } = await mutateAsync({
      data: { type: chosen, content, ...(phone && { phone }), ...(file_ids.length > 0 && { file_ids }) },
    });
    form.reset(empty);
    feedbackDraft.forget();
    onSent(data);
  });
}
