import { useState } from "react";
import { useController } from "react-hook-form";
import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { Flag, UploadKind } from "#generated/enums.ts";
import { useSubmitCertificate } from "#generated/hooks/certificate/certificate.ts";
import { useGetRegistrationOptions } from "#generated/hooks/register/register.ts";
import type { Certificate, CertificateType } from "#generated/model/index.ts";
import { ValidityField } from "#src/shared/certificate/validity-field.tsx";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { serverNow } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { PictureField } from "#src/shared/ui/field/picture-field.tsx";
import { SelectField } from "#src/shared/ui/field/select-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { useUpload } from "#src/shared/upload/use-upload.ts";
import { kindNamed } from "../lib/certificate-kinds.ts";
import { certificateDraft, type CertificateValues, NO_CERTIFICATE } from "../lib/certificate-values.ts";

type Props = {
  /** The certificate to renew; without it the kind is chosen from `kinds`. */
  renewed?: Certificate;
  kinds?: readonly CertificateType[];
  onSaved: () => void;
  onCancel: () => void;
};

/** Submits a certificate or its renewal. */
export function CertificateForm({ renewed, kinds = [], onSaved, onCancel }: Props) {
  const { form, submit, isBusy, forget, facts } = useCertificateForm({ renewed, onSaved });
  const { control, register, formState } = form;
  const { errors } = formState;
  const field = fieldProps(register, formState);
  const kind = useController({ control, name: "kind" });
  const longTerm = useController({ control, name: "isLongTerm" });
  const { has_number: hasNumber, may_be_long_term: mayBeLongTerm } = facts(kind.field.value);
  const file = useController({ control, name: "file" });
  const upload = useUpload(UploadKind.Certificate);
  const [isUploading, setUploading] = useState(false);
  return (
    <InlineForm
      title={renewed ? `更新${renewed.name}` : "新增证照"}
      submitLabel={isUploading ? "文件上传中" : "提交审核"}
      isBusy={isBusy}
      takesFocus
      isBlocked={isUploading}
      onSubmit={submit}
      onCancel={() => {
        forget();
        onCancel();
      }}
    >
      {!renewed && (
        <SelectField
          label="证照类型"
          name="kind"
          value={kind.field.value}
          choices={kinds.map((each) => certificateTypeLabels[each])}
          onChange={kind.field.onChange}
          error={errors.kind?.message}
        />
      )}
      <FieldPair>
        {hasNumber === Flag.Yes && (
          <TextField
            label="证照编号"
            autoComplete="off"
            placeholder="与证照上的编号一致"
            {...field("number")}
          />
        )}
        <ValidityField
          longTerm={mayBeLongTerm === Flag.Yes ? longTerm.field : undefined}
          {...field("expires_at")}
        />
      </FieldPair>
      <Box mb="4">
        <Text as="div" mb="1" tone="muted">
          证照照片或扫描件
        </Text>
        <PictureField
          label="证照照片或扫描件"
          accepts="document"
          pictures={file.field.value ? [file.field.value] : []}
          max={1}
          upload={upload}
          onAdd={file.field.onChange}
          onRemove={() => file.field.onChange(null)}
          onBusyChange={setUploading}
          error={errors.file?.message}
        />
      </Box>
    </InlineForm>
  );
}

/** Form fields by the server's field names. */
const FIELDS = { type: "kind", file_id: "file" };

type Options = {
  /** The kind and number to renew; undefined where the kind is still to be chosen. */
  renewed: Pick<Certificate, "type" | "number" | "expires_at"> | undefined;
  onSaved: () => void;
};

/** The form of a certificate or its renewal: validation, one submission at a time, server errors on their fields. */
function useCertificateForm({ renewed, onSaved }: Options) {
  const [draft] = useState(() => restoredValues(renewed?.type));
  const facts = useCertificateFacts();
  const isLongTermOf = ({ kind, isLongTerm }: CertificateValues) =>
    isLongTerm && facts(kind).may_be_long_term === Flag.Yes;
  const form = useFormWithRules<CertificateValues>({
    loadRules: async (values) =>
      (await import("../lib/certificate-rules.ts")).certificateRules({
        today: shanghaiDay(serverNow()),
        hasNumber: facts(values.kind).has_number === Flag.Yes,
        isLongTerm: isLongTermOf(values),
      }),
    empty: NO_CERTIFICATE,
    initial: draft ?? {
      ...NO_CERTIFICATE,
      kind: renewed ? certificateTypeLabels[renewed.type] : "",
      number: renewed?.number ?? "",
      isLongTerm: renewed?.expires_at === null,
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
  const submission = useFormSubmit(form, [call], async (values) => {
    const { number, file } = values;
    const type = kindNamed(values.kind);
    const expires_at = isLongTermOf(values) ? null : values.expires_at;
    if (type && file) await call.mutateAsync({ data: { type, number, expires_at, file_id: file.id } });
  });
  useConfirmLeave(
    (draft !== undefined || form.formState.isDirty) && !submission.isBusy,
    certificateDraft.forget,
  );
  return { ...submission, forget: certificateDraft.forget, facts };
}

/** The words for most certificates, and for any until the facts have loaded. */
const USUAL = { has_number: Flag.Yes, may_be_long_term: Flag.No };

/** Returns, by the name of a kind, whether it has a number and may be valid without an end. */
function useCertificateFacts() {
  const { data } = useGetRegistrationOptions({
    query: { staleTime: Number.POSITIVE_INFINITY, meta: { errors: "inline" } },
  });
  const all = data?.data.ranks.flatMap(({ certificates }) => certificates) ?? [];
  return (kind: string) => all.find(({ name }) => name === kind) ?? USUAL;
}

/** The draft of a certificate of this kind, or of any kind where it is still to be chosen. */
function restoredValues(type: CertificateType | undefined): CertificateValues | undefined {
  const draft = certificateDraft.read();
  return type && draft?.kind !== certificateTypeLabels[type] ? undefined : draft;
}
