import { useState } from "react";
import {
  FormProvider,
  useFormContext,
  useWatch,
  useController,
  useFormState,
  useFieldArray,
} from "react-hook-form";
import { Flag, RegistrationKind, UploadKind } from "#generated/enums.ts";
import { Plus } from "#generated/icons/plus.ts";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";
import { submitStoresBodyStoresMax } from "#generated/zod/register/register.zod.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import type { PictureWatch, UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";
import { Box, Text, Stack } from "#src/shared/ui/layout/layout.tsx";
import { useUpload } from "#src/shared/upload/use-upload.ts";
import { useCompanyForm } from "../hooks/use-company-form.ts";
import { type CompanyValues, NO_STORE } from "../lib/company-values.ts";
import { companyNames, groupsOf } from "../lib/requirements.ts";
import { CertificateRow } from "./certificate-row.tsx";
import { FormSection } from "./form-section.tsx";
import { PasteStores } from "./paste-stores.tsx";
import { RegionGroup } from "./region-group.tsx";
import { StoreCard } from "./store-card.tsx";
import styles from "./company-form.module.css";

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

type CertificateSectionProps = {
  ranks: readonly RankOption[];
  upload: (file: File, watch: PictureWatch) => Promise<UploadedPicture>;
};

/** The certificates required of the selected kind of company. */
function CertificateSection({ ranks, upload }: CertificateSectionProps) {
  const { control } = useFormContext<CompanyValues>();
  const rank = useWatch({ control, name: "rank" });
  const chosen = ranks.find(({ value }) => value === rank);
  return (
    <FormSection title="资质证照" hint="照片或扫描件须清晰完整并加盖公章；手机拍的照片可以直接上传">
      {chosen ? (
        <Stack as="ul" gap="3" noMarkers>
          {groupsOf(chosen.certificates).flatMap((group) =>
            group.map((requirement) => (
              <CertificateRow
                key={requirement.type}
                requirement={requirement}
                mark={group.length > 1 ? "二选一" : requirement.is_required ? "必传" : "选传"}
                upload={upload}
              />
            )),
          )}
        </Stack>
      ) : (
        <Text as="div" px="4" py="6" bg="subtle" round="md" tone="muted" textAlign="center">
          请先在上面选择企业类型，再按清单上传证照。
        </Text>
      )}
    </FormSection>
  );
}

type CompanySectionProps = { title: string; ranks: readonly RankOption[] };

/** The company as in its business licence. */
function CompanySection({ title, ranks }: CompanySectionProps) {
  const { control, register } = useFormContext<CompanyValues>();
  const formState = useFormState({ control });
  const field = fieldProps(register, formState);
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: "rank" });
  const chosen = ranks.find((rank) => rank.value === value);
  const isClinic = chosen?.needs_credit_code === Flag.No;
  const names = companyNames(chosen);
  return (
    <FormSection title={title} hint="请与营业执照或许可证上的内容一致">
      <Box mb="3" noOutline ref={ref} tabIndex={-1}>
        <ChoiceGroup
          label="企业类型"
          choices={ranks.map((rank) => [rank.value as number, rank.name] as const)}
          value={value}
          onChange={onChange}
          error={formState.errors.rank?.message}
        />
      </Box>
      <FieldPair>
        <TextField
          label={names.company}
          autoComplete="organization"
          placeholder={isClinic ? "许可证或备案凭证上的名称" : "营业执照上的名称"}
          {...field("company")}
        />
        <TextField
          label={isClinic ? "统一社会信用代码（选填）" : "统一社会信用代码"}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder={isClinic ? "没有可不填" : "18 位数字或大写字母"}
          {...field("credit_code")}
        />
        <TextField
          label={names.person}
          autoComplete="off"
          placeholder={isClinic ? "许可证或备案凭证上的姓名" : "营业执照上的姓名"}
          {...field("legal_person")}
        />
        <TextField label="联系人" autoComplete="name" placeholder="日常采购的联系人" {...field("contact")} />
      </FieldPair>
      <RegionGroup />
    </FormSection>
  );
}

/** The stores of a head company; each becomes a member of its own. */
function StoreSection() {
  const { control, getValues } = useFormContext<CompanyValues>();
  const { errors } = useFormState({ control });
  const { fields, append, remove, replace } = useFieldArray({ control, name: "stores" });
  const isFull = fields.length >= submitStoresBodyStoresMax;
  const add = () => {
    // Stores are usually near their head company.
    const { province, city, district, contact } = getValues();
    append({ ...NO_STORE, contact, province, city, district }, { focusName: `stores.${fields.length}.name` });
  };
  return (
    <FormSection
      title="门店信息"
      hint={`每家门店审核通过后都是独立的会员，用户名为总店用户名加序号，初始密码与总店相同（${fields.length} 家）`}
    >
      <PasteStores max={submitStoresBodyStoresMax} onParsed={replace} />
      <Stack as="ol" gap="3" noMarkers>
        {fields.map(({ id }, index) => (
          <StoreCard key={id} index={index} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
        ))}
      </Stack>
      <Box mt="3">
        <Button variant="outline" disabled={isFull} onClick={add}>
          <Plus size={16} aria-hidden />
          {isFull ? `一次最多提交 ${submitStoresBodyStoresMax} 家` : "再加一家门店"}
        </Button>
      </Box>
      <Text as="div" tone="error" size="xs" role="alert">
        {errors.stores?.message ?? errors.stores?.root?.message}
      </Text>
    </FormSection>
  );
}
