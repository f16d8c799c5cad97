import { clsx } from "clsx";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { CertificateType, Flag } from "#generated/enums.ts";
import type { GetRegistrationOptions200DataRanksItemCertificatesItem as RequiredCertificate } from "#generated/model/index.ts";
import { ValidityField } from "#src/shared/certificate/validity-field.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { PictureField } from "#src/shared/ui/field/picture-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import type { PictureWatch, UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import type { CompanyValues } from "../lib/company-values.ts";
import styles from "./certificate-row.module.css";

type Props = {
  requirement: RequiredCertificate;
  /** Tells the buyer if it is required: `必传`. */
  mark: string;
  upload: (file: File, watch: PictureWatch) => Promise<UploadedPicture>;
};

/** Names the number as it is printed, where that is not obvious. */
const NUMBER_HINTS: Partial<Record<CertificateType, string>> = {
  [CertificateType.MedicalInstitutionLicence]: "许可证上的登记号",
  [CertificateType.ClinicRecord]: "凭证上的备案编号",
  [CertificateType.BuyerIdCard]: "身份证号",
};

/** A certificate: its scan, number and validity. */
export function CertificateRow({ requirement, mark, upload }: Props) {
  const { type, name, describe, is_required: isRequired } = requirement;
  const { control, register } = useFormContext<CompanyValues>();
  const formState = useFormState({ control });
  const field = fieldProps(register, formState);
  const prefix = `certificates.${type - 1}` as const;
  const {
    field: { ref, value: file, onChange },
  } = useController({ control, name: `${prefix}.file` });
  const longTerm = useController({ control, name: `${prefix}.isLongTerm` }).field;
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <Text as="h3" bold>
          {name}
        </Text>
        <span className={clsx(styles.mark, isRequired && styles.required)}>{mark}</span>
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
        {requirement.has_number === Flag.Yes && (
          <TextField
            label="证照编号"
            autoComplete="off"
            placeholder={NUMBER_HINTS[type] ?? "证照上的编号"}
            aria-required={isRequired === Flag.Yes}
            {...field(`${prefix}.number`)}
          />
        )}
        <ValidityField
          aria-required={isRequired === Flag.Yes}
          longTerm={requirement.may_be_long_term === Flag.Yes ? longTerm : undefined}
          {...field(`${prefix}.expires_at`)}
        />
      </div>
    </li>
  );
}
