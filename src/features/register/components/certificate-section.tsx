import { useFormContext, useWatch } from "react-hook-form";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";
import type { PictureWatch, UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";
import type { CompanyValues } from "../lib/company-values.ts";
import { CertificateRow } from "./certificate-row.tsx";
import styles from "./certificate-section.module.css";
import { FormSection } from "./form-section.tsx";

type Props = {
  ranks: readonly RankOption[];
  upload: (file: File, watch: PictureWatch) => Promise<UploadedPicture>;
};

/** The certificates required of the selected kind of company. */
export function CertificateSection({ ranks, upload }: Props) {
  const { control } = useFormContext<CompanyValues>();
  const rank = useWatch({ control, name: "rank" });
  const chosen = ranks.find(({ value }) => value === rank);
  return (
    <FormSection
      title="资质证照"
      hint="照片或扫描件须清晰完整并加盖公章；长期有效的证照，有效期请选 2099-12-31"
    >
      {chosen ? (
        <ul className={styles.certificates}>
          {chosen.certificates.map((requirement) => (
            <CertificateRow key={requirement.type} requirement={requirement} upload={upload} />
          ))}
        </ul>
      ) : (
        <div className={styles.none}>请先在上面选择企业类型，再按清单上传证照。</div>
      )}
    </FormSection>
  );
}
