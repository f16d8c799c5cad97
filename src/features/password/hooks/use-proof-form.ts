import { useForm } from "react-hook-form";
import { useVerifyPasswordReset } from "#generated/hooks/password/password.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
import { formDraft } from "#src/shared/lib/form-draft.ts";
import { resetProgress } from "../lib/reset-progress.ts";

/** The values of the phone verification. */
type ProofValues = { phone: string; code: string };

const NO_PROOF: ProofValues = { phone: "", code: "" };

/** The draft, without the code, which can be used only once. */
const proofDraft = formDraft("password-proof", { phone: "" });

const loadRules = async () => (await import("#src/shared/verification/proof-rules.ts")).proofRules;

/** The form of the first step: number and code. The verification is stored for the second step. */
export function useProofForm(onProved: () => void) {
  const form = useForm<ProofValues>({
    resolver: useLazyRules<ProofValues>(loadRules, NO_PROOF),
    defaultValues: { ...NO_PROOF, ...proofDraft.read() },
  });
  useFormDraft(form, proofDraft);
  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useVerifyPasswordReset({
    mutation: {
      meta: { onApiError: showOnFields(form.setError, NO_PROOF) },
      onSuccess: ({ data }) => {
        proofDraft.forget();
        resetProgress.keep({ username: data.username, expiresAt: data.expires_at, isDone: false });
        onProved();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = form.handleSubmit((data) => {
    if (!isBusy) alone(() => mutateAsync({ data }));
  });
  return { form, submit, isBusy };
}
