import { useController, useWatch } from "react-hook-form";
import { useLinkStore as useLinkStoreCall } from "#generated/hooks/store/store.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { readMobile } from "#src/shared/lib/written.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { SmsCodeField } from "#src/shared/ui/field/sms-code-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { CaptchaField } from "#src/shared/verification/captcha-field.tsx";
import { useSmsCode } from "#src/shared/verification/use-sms-code.ts";
import { linkDraft, NO_LINK } from "../lib/link-values.ts";

/** Links a registered store; an SMS code proves that its owner agrees. */
export function LinkStoreForm({ onClose }: { onClose: () => void }) {
  const { form, sms, submit, isBusy, forget } = useLinkStore(onClose);
  const { register, control, formState } = form;
  const field = fieldProps(register, formState);
  // In visual order: the first invalid field gets the focus.
  const username = field("username");
  const phone = field("phone");
  const { ref, value, onChange } = useController({ control, name: "code" }).field;
  return (
    <InlineForm
      title="关联已有门店"
      submitLabel="关联门店"
      isBusy={isBusy}
      takesFocus
      onSubmit={submit}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      <FieldPair>
        <TextField
          label="门店登录账号"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="要关联的门店在本站的登录账号"
          {...username}
        />
        <TextField
          label="门店预留手机号"
          inputMode="tel"
          autoComplete="off"
          placeholder="接收验证码，以证明门店归您管理"
          {...phone}
        />
      </FieldPair>
      <FieldPair>
        <SmsCodeField
          ref={ref}
          code={value}
          onChange={onChange}
          error={sms.problem ?? formState.errors.code?.message}
          wait={sms.wait}
          isSending={sms.isSending}
          onSend={sms.send}
        />
        <CaptchaField captcha={sms.captcha} />
      </FieldPair>
    </InlineForm>
  );
}

const loadRules = async () => (await import("../lib/link-rules.ts")).linkRules;

/** Links another member's store by its user name and a code sent to its phone. */
function useLinkStore(onLinked: () => void) {
  const form = useFormWithRules({
    loadRules,
    empty: NO_LINK,
    initial: linkDraft.read(),
    draft: linkDraft,
  });
  const { setError, control, trigger } = form;

  const sms = useSmsCode({
    scene: "store",
    phone: readMobile(useWatch({ control, name: "phone" })),
    isReady: () => trigger(["username", "phone"], { shouldFocus: true }),
    onPhoneProblem: (message) => setError("phone", { message }, { shouldFocus: true }),
  });

  const call = useLinkStoreCall({
    mutation: {
      meta: { onApiError: showOnFields(setError, NO_LINK) },
      onSuccess: ({ data }) => {
        linkDraft.forget();
        toast({ status: "success", message: `已关联${data.name}` });
        onLinked();
      },
    },
  });
  const submission = useFormSubmit(form, [call], ({ username, code }) =>
    call.mutateAsync({ data: { username, code } }),
  );
  return { ...submission, sms, forget: linkDraft.forget };
}
