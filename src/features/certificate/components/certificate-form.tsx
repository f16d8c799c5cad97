import { UploadKind } from "#generated/enums.ts";
import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { useState } from "react";
import { useController } from "react-hook-form";
import type { Certificate, CertificateType } from "#generated/model/index.ts";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { PictureField } from "#src/shared/ui/field/picture-field.tsx";
import { SelectField } from "#src/shared/ui/field/select-field.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useUpload } from "#src/shared/upload/use-upload.ts";
import { useCertificateForm } from "../hooks/use-certificate-form.ts";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";

type Props = {
  /** The certificate to renew; without it the kind is chosen from `kinds`. */
  renewed?: Certificate;
  kinds?: readonly CertificateType[];
  onSaved: () => void;
  onCancel: () => void;
};

/** Submits a certificate or its renewal. */
export function CertificateForm({ renewed, kinds = [], onSaved, onCancel }: Props) {
  const { form, submit, isBusy, forget, today } = useCertificateForm({ renewed, onSaved });
  const { control, register, formState } = form;
  const { errors } = formState;
  const field = fieldProps(register, formState);
  const kind = useController({ control, name: "kind" });
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
        <TextField
          label="证照编号"
          autoComplete="off"
          placeholder="与证照上的编号一致"
          {...field("number")}
        />
        <TextField label="有效期至" type="date" min={today} max="2099-12-31" {...field("expires_at")} />
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
