import { FormProvider } from "react-hook-form";
import { useVerifyPasswordReset } from "#generated/hooks/password/password.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { formDraft } from "#src/shared/lib/form-draft.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { looks } from "#src/shared/ui/layout/layout.tsx";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import { resetProgress } from "../lib/reset-progress.ts";

/** First step of a password reset: verifies the phone number. */
export function ProofForm({ onProved }: { onProved: () => void }) {
  const { form, submit, isBusy } = useProofForm(onProved);
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="验证手机号" onSubmit={(event) => void submit(event)}>
        <PhoneCodeFields scene="reset" expects="member" />
        <Button
          className={looks({ fullWidth: true })}
          type="submit"
          size="lg"
          loading={isBusy}
          loadingText="正在验证"
        >
          下一步
        </Button>
      </form>
    </FormProvider>
  );
}

/** The values of the phone verification. */
const NO_PROOF = { phone: "", code: "" };

/** The draft, without the code, which can be used only once. */
const proofDraft = formDraft("password-proof", { phone: "" });

const loadRules = async () => (await import("#src/shared/verification/proof-rules.ts")).proofRules;

/** The form of the first step: number and code. The verification is stored for the second step. */
function useProofForm(onProved: () => void) {
  const form = useFormWithRules({
    loadRules,
    empty: NO_PROOF,
    initial: { ...NO_PROOF, ...proofDraft.read() },
    draft: proofDraft,
  });
  const call = useVerifyPasswordReset({
    mutation: {
      meta: { onApiError: showOnFields(form.setError, NO_PROOF) },
      onSuccess: ({ data }) => {
        proofDraft.forget();
        resetProgress.keep({ username: data.username, expiresAt: data.expires_at, isDone: false });
        onProved();
      },
    },
  });
  return useFormSubmit(form, [call], (data) => call.mutateAsync({ data }));
}
