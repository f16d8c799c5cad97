import { useController, useFormContext, useFormState, useWatch } from "react-hook-form";
import { RegionFields } from "#src/shared/regions/region-fields.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import type { CompanyValues } from "../lib/company-values.ts";

const PARTS = ["province", "city", "district"] as const;

type Props = {
  /** The index of the store whose address it is; undefined for the company's own. */
  store?: number;
};

/** The address of a company or one of its stores. */
export function RegionGroup({ store }: Props) {
  const { control, register, setValue } = useFormContext<CompanyValues>();
  const { errors, isSubmitted } = useFormState({ control });
  const prefix = store === undefined ? "" : (`stores.${store}.` as const);
  const [province = "", city = "", district = ""] = useWatch({
    control,
    name: PARTS.map((part) => `${prefix}${part}` as const),
  }) as string[];
  // For focus handling the three selects are one field.
  const {
    field: { ref },
  } = useController({ control, name: `${prefix}province` });
  useController({ control, name: `${prefix}city` });
  useController({ control, name: `${prefix}district` });
  const problems = store === undefined ? errors : errors.stores?.[store];
  const change = (region: { province: string; city: string; district: string }) => {
    for (const part of PARTS)
      setValue(`${prefix}${part}`, region[part], { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <>
      <Box noOutline ref={ref} tabIndex={-1}>
        <RegionFields
          value={{ province, city, district }}
          onChange={change}
          errors={{
            province: problems?.province?.message,
            city: problems?.city?.message,
            district: problems?.district?.message,
          }}
        />
      </Box>
      <TextField
        label="详细地址"
        autoComplete="street-address"
        placeholder="街道、门牌号、楼层，与许可证上的地址一致"
        error={problems?.detail?.message}
        {...register(`${prefix}detail`)}
      />
    </>
  );
}
