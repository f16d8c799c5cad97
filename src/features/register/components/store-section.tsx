import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Plus } from "#generated/icons/plus.ts";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { submitStoresBodyStoresMax } from "#generated/zod/register/register.zod.ts";
import { type CompanyValues, NO_STORE } from "../lib/company-values.ts";
import { FormSection } from "./form-section.tsx";
import { PasteStores } from "./paste-stores.tsx";
import styles from "./store-section.module.css";
import { StoreCard } from "./store-card.tsx";

/** The stores of a head company; each becomes a member of its own. */
export function StoreSection() {
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
      <ol className={styles.stores}>
        {fields.map(({ id }, index) => (
          <StoreCard key={id} index={index} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
        ))}
      </ol>
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
