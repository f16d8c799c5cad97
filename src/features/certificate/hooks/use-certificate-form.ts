import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSubmitCertificate } from "#generated/hooks/certificate/certificate.ts";
import type { CertificateType } from "#generated/model/index.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { serverNow, useServerClock } from "#src/shared/lib/server-clock.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
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
  const form = useForm<CertificateValues>({
    resolver: useLazyRules<CertificateValues>(loadRules, NO_CERTIFICATE),
    defaultValues: draft ?? {
      ...NO_CERTIFICATE,
      kind: renewed ? certificateTypeLabels[renewed.type] : "",
      number: renewed?.number ?? "",
    },
  });
  const { handleSubmit, setError, formState } = form;
  useFormDraft(form, certificateDraft);

  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useSubmitCertificate({
    mutation: {
      meta: { onApiError: showOnFields(setError, NO_CERTIFICATE, FIELDS) },
      onSuccess: ({ data }) => {
        certificateDraft.forget();
        toast({ status: "success", message: `${data.name}已提交，审核结果会以消息通知您` });
        onSaved();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  useConfirmLeave((draft !== undefined || formState.isDirty) && !isBusy, certificateDraft.forget);

  const submit = handleSubmit(({ kind, number, expires_at, file }) => {
    const type = kindNamed(kind);
    if (isBusy || !type || !file) return;
    alone(() => mutateAsync({ data: { type, number, expires_at, file_id: file.id } }));
  });
  return { form, submit, isBusy, forget: certificateDraft.forget, today };
}

/** The draft of a certificate of this kind, or of any kind where it is still to be chosen. */
function restoredValues(type: CertificateType | undefined): CertificateValues | undefined {
  const draft = certificateDraft.read();
  return type && draft?.kind !== certificateTypeLabels[type] ? undefined : draft;
}
