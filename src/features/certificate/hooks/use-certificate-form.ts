import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { useState } from "react";
import { useSubmitCertificate } from "#generated/hooks/certificate/certificate.ts";
import type { CertificateType } from "#generated/model/index.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { serverNow, useServerClock } from "#src/shared/lib/server-clock.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { certificateDraft } from "../lib/certificate-draft.ts";
import { kindNamed } from "../lib/certificate-kinds.ts";
import { type CertificateValues, NO_CERTIFICATE } from "../lib/certificate-values.ts";

/** Form fields by the server's field names. */
const FIELDS = { type: "kind", file_id: "file" };

type Options = {
  /** The kind and number to renew; undefined where the kind is still to be chosen. */
  renewed: { type: CertificateType; number: string } | undefined;
  onSaved: () => void;
};

const loadRules = async () =>
  (await import("../lib/certificate-rules.ts")).certificateRules(shanghaiDay(serverNow()));

/** The form of a certificate or its renewal: validation, one submission at a time, server errors on their fields. */
export function useCertificateForm({ renewed, onSaved }: Options) {
  const [draft] = useState(() => restoredValues(renewed?.type));
  const today = useServerClock(shanghaiDay);
  const form = useFormWithRules<CertificateValues>({
    loadRules,
    empty: NO_CERTIFICATE,
    initial: draft ?? {
      ...NO_CERTIFICATE,
      kind: renewed ? certificateTypeLabels[renewed.type] : "",
      number: renewed?.number ?? "",
    },
    draft: certificateDraft,
  });
  const call = useSubmitCertificate({
    mutation: {
      meta: { onApiError: showOnFields(form.setError, NO_CERTIFICATE, FIELDS) },
      onSuccess: ({ data }) => {
        certificateDraft.forget();
        toast({ status: "success", message: `${data.name}已提交，审核结果会以消息通知您` });
        onSaved();
      },
    },
  });
  const submission = useFormSubmit(form, [call], async ({ kind, number, expires_at, file }) => {
    const type = kindNamed(kind);
    if (type && file) await call.mutateAsync({ data: { type, number, expires_at, file_id: file.id } });
  });
  useConfirmLeave(
    (draft !== undefined || form.formState.isDirty) && !submission.isBusy,
    certificateDraft.forget,
  );
  return { ...submission, forget: certificateDraft.forget, today };
}

/** The draft of a certificate of this kind, or of any kind where it is still to be chosen. */
function restoredValues(type: CertificateType | undefined): CertificateValues | undefined {
  const draft = certificateDraft.read();
  return type && draft?.kind !== certificateTypeLabels[type] ? undefined : draft;
}
