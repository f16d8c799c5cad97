import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { useController, useFormContext, useFormState } from "react-hook-form";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import type { CompanyValues } from "../lib/company-values.ts";
import { FormSection } from "./form-section.tsx";
import styles from "./company-section.module.css";
import { RegionGroup } from "./region-group.tsx";

type Props = { title: string; ranks: readonly RankOption[] };

/** The company as in its business licence. */
export function CompanySection({ title, ranks }: Props) {
  const { control, register } = useFormContext<CompanyValues>();
  const formState = useFormState({ control });
  const field = fieldProps(register, formState);
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: "rank" });
  return (
    <FormSection title={title} hint="请与营业执照或许可证上的内容一致">
      <div className={styles.kind} ref={ref} tabIndex={-1}>
        <ChoiceGroup
          label="企业类型"
          choices={ranks.map((rank) => [rank.value as number, rank.name] as const)}
          value={value}
          onChange={onChange}
          error={formState.errors.rank?.message}
        />
      </div>
      <FieldPair>
        <TextField
          label="企业名称"
          autoComplete="organization"
          placeholder="营业执照上的名称"
          {...field("company")}
        />
        <TextField
          label="统一社会信用代码"
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="18 位数字或大写字母"
          {...field("credit_code")}
        />
        <TextField
          label="法定代表人"
          autoComplete="off"
          placeholder="营业执照上的姓名"
          {...field("legal_person")}
        />
        <TextField label="联系人" autoComplete="name" placeholder="日常采购的联系人" {...field("contact")} />
      </FieldPair>
      <RegionGroup />
    </FormSection>
  );
}
