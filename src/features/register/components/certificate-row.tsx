import { clsx } from "clsx";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { Flag } from "#generated/enums.ts";
import type { GetRegistrationOptions200DataRanksItemCertificatesItem as RequiredCertificate } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { PictureField } from "#src/shared/ui/field/picture-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import type { PictureWatch, UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import type { CompanyValues } from "../lib/company-values.ts";
import styles from "./certificate-row.module.css";

type Props = {
  requirement: RequiredCertificate;
  upload: (file: File, watch: PictureWatch) => Promise<UploadedPicture>;
};

/** A certificate: its scan, number and validity. */
export function CertificateRow({ requirement, upload }: Props) {
  const { type, name, describe, is_required: isRequired } = requirement;
  const { control, register } = useFormContext<CompanyValues>();
  const formState = useFormState({ control });
  const field = fieldProps(register, formState);
  const prefix = `certificates.${type - 1}` as const;
  const {
    field: { ref, value: file, onChange },
  } = useController({ control, name: `${prefix}.file` });
  const today = useServerClock(shanghaiDay);
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <Text as="h3" bold>
          {name}
        </Text>
        <span className={clsx(styles.mark, isRequired && styles.required)}>
          {isRequired ? "必传" : "选传"}
        </span>
        <p>{describe}</p>
      </div>
      <div className={styles.file} ref={ref} tabIndex={-1}>
        <PictureField
          label={`${name}的照片或扫描件`}
          accepts="document"
          pictures={file ? [file] : []}
          max={1}
          upload={upload}
          onAdd={onChange}
          onRemove={() => onChange(null)}
          error={formState.errors.certificates?.[type - 1]?.file?.message}
        />
      </div>
      <div className={styles.fields} role="group" aria-label={name}>
        <TextField
          label="证照编号"
          autoComplete="off"
          placeholder="证照上的编号"
          aria-required={isRequired === Flag.Yes}
          {...field(`${prefix}.number`)}
        />
        <TextField
          label="有效期至"
          type="date"
          min={today}
          max="2099-12-31"
          aria-required={isRequired === Flag.Yes}
          {...field(`${prefix}.expires_at`)}
        />
      </div>
    </li>
  );
}
