import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useSubmitCertificate } from "#generated/hooks/certificate/certificate.ts";
import type { CertificateType } from "#generated/model/index.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { serverNow, useServerClock } from "#src/shared/lib/server-clock.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useLeaveQuestion } from "#src/shared/ui/field/use-leave-question.ts";
import { readCertificateDraft, writeCertificateDraft } from "../lib/certificate-draft.ts";
import { certificateNames, kindNamed } from "../lib/certificate-kinds.ts";
import { certificateRules, type CertificateValues } from "../lib/certificate-rules.ts";

/** The form's fields by the names that the server complains under. */
const FIELDS: Record<string, keyof CertificateValues> = {
  type: "kind",
  number: "number",
  file_id: "file",
  expires_at: "expires_at",
};

type Options = {
  /** The kind that is renewed, with its number; undefined where it is still to be chosen. */
  renewed: { type: CertificateType; number: string } | undefined;
  onSaved: () => void;
};

/** A certificate or its renewal: rules, one submission at a time, the server's complaints beside their fields. */
export function useCertificateForm({ renewed, onSaved }: Options) {
  const [draft] = useState(() => draftOf(renewed?.type));
  const today = useServerClock(shanghaiDay);
  const form = useForm<CertificateValues>({
    resolver: (values, context, options) =>
      zodResolver(certificateRules(shanghaiDay(serverNow())))(values, context, options),
    defaultValues: draft ?? {
      kind: renewed ? certificateNames[renewed.type] : "",
      number: renewed?.number ?? "",
      expires_at: "",
      file: null,
    },
  });
  const { handleSubmit, setError, subscribe, formState } = form;
  const forget = () => writeCertificateDraft(undefined);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeCertificateDraft(values),
      }),
    [subscribe],
  );

  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useSubmitCertificate({
    mutation: {
      meta: {
        onApiError: ({ kind, errors }) => {
          const known = Object.entries(errors).filter(([field]) => field in FIELDS);
          for (const [field, [message = ""]] of known.toReversed())
            setError(FIELDS[field] ?? "kind", { message }, { shouldFocus: true });
          return kind === "validation" && known.length > 0;
        },
      },
      onSuccess: ({ data }) => {
        forget();
        toast({ status: "success", message: `${data.name}已提交，审核结果会以消息通知您` });
        onSaved();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  useLeaveQuestion((draft !== undefined || formState.isDirty) && !isBusy, forget);

  const submit = handleSubmit(({ kind, number, expires_at, file }) => {
    const type = kindNamed(kind);
    if (isBusy || !type || !file) return;
    alone(() => mutateAsync({ data: { type, number, expires_at, file_id: file.id } }));
  });
  return { form, submit, isBusy, forget, today };
}

/** What was begun of a certificate of this kind, or of any where it is still to be chosen. */
function draftOf(type: CertificateType | undefined): CertificateValues | undefined {
  const draft = readCertificateDraft();
  return type && draft?.kind !== certificateNames[type] ? undefined : draft;
}
