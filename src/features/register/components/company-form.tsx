import { RegistrationKind, UploadKind } from "#generated/enums.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { FormProvider } from "react-hook-form";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";
import { useState } from "react";
import type { PictureWatch, UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";
import { useUpload } from "#src/shared/upload/use-upload.ts";
import { useCompanyForm } from "../hooks/use-company-form.ts";
import type { CompanyValues } from "../lib/company-values.ts";
import { CertificateSection } from "./certificate-section.tsx";
import { CompanySection } from "./company-section.tsx";
import styles from "./company-form.module.css";
import { StoreSection } from "./store-section.tsx";

type Props = {
  username: string;
  kind: RegistrationKind;
  ranks: readonly RankOption[];
  initial: CompanyValues;
  onSubmitted: () => void;
};

/** Second step of a registration: the company, its certificates and, for several stores, the stores. */
export function CompanyForm({ username, kind, ranks, initial, onSubmitted }: Props) {
  const { form, submit, isBusy } = useCompanyForm({ username, kind, ranks, initial, onSubmitted });
  const { upload, isUploading } = useCertificateUploads();
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="提交企业资料" onSubmit={(event) => void submit(event)}>
        <CompanySection
          title={kind === RegistrationKind.MultiStore ? "总店信息" : "企业信息"}
          ranks={ranks}
        />
        <CertificateSection ranks={ranks} upload={upload} />
        {kind === RegistrationKind.MultiStore && <StoreSection />}
        <div className={styles.bar} data-bottom-bar>
          <span className={styles.state} role="status" data-busy={isUploading || undefined}>
            {isUploading ? "证照正在上传，完成后即可提交。" : "填写的内容已暂存在本窗口，刷新不会丢失。"}
          </span>
          <Button
            className={styles.submit}
            type="submit"
            size="lg"
            disabled={isUploading}
            loading={isBusy}
            loadingText="正在提交"
          >
            提交审核
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Uploads the files of several certificates, and knows whether any upload is in progress. */
function useCertificateUploads() {
  const send = useUpload(UploadKind.Certificate);
  const [waiting, setWaiting] = useState(0);

  async function upload(file: File, watch: PictureWatch): Promise<UploadedPicture> {
    setWaiting((count) => count + 1);
    try {
      return await send(file, watch);
    } finally {
      setWaiting((count) => count - 1);
    }
  }
  return { upload, isUploading: waiting > 0 };
}
