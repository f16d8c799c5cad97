import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import type { Address } from "#generated/model/address.ts";
import { RegionFields } from "#src/shared/regions/region-fields.tsx";
import { TextField } from "#src/shared/ui/text-field.tsx";
import { useAddressForm } from "../hooks/use-address-form.ts";
import { PasteAddress } from "./paste-address.tsx";

type Props = {
  /** The one to change; without it a new one is made. */
  address?: Address | undefined;
  onSaved: (addressId: number) => void;
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
};

/** A new delivery address, typed or pasted, or the change of one. */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const { form, submit, isBusy, forget } = useAddressForm({ address, onSaved });
  const { register, setValue, control, formState } = form;
  const [province, city, district] = useWatch({ control, name: ["province", "city", "district"] });
  const { errors, isSubmitted } = formState;
  const change = (values: Record<string, string>) => {
    for (const [field, value] of Object.entries(values))
      setValue(field as "name", value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const title = address ? "修改收货地址" : "新增收货地址";

  return (
    <chakra.form noValidate css={styles} aria-label={title} onSubmit={(event) => void submit(event)}>
      <b>{title}</b>
      <PasteAddress onParsed={change} />
      <div data-part="pair">
        <TextField label="收货人" autoComplete="name" error={errors.name?.message} {...register("name")} />
        <TextField
          label="联系电话"
          inputMode="tel"
          autoComplete="tel"
          placeholder="手机号或座机"
          error={errors.phone?.message}
          {...register("phone")}
        />
      </div>
      <RegionFields
        value={{ province, city, district }}
        onChange={change}
        errors={{
          province: errors.province?.message,
          city: errors.city?.message,
          district: errors.district?.message,
        }}
      />
      <TextField
        label="详细地址"
        autoComplete="street-address"
        placeholder="街道、门牌号、楼层"
        error={errors.detail?.message}
        {...register("detail")}
      />
      <Flex align="center" wrap="wrap" gap="3">
        {address?.is_default !== 1 && (
          <Box asChild display="inline-flex" alignItems="center" gap="2" minH="8" cursor="pointer">
            <label htmlFor="address-default">
              <chakra.input
                type="checkbox"
                id="address-default"
                boxSize="4"
                accentColor="brand.solid"
                {...register("is_default")}
              />
              设为默认地址
            </label>
          </Box>
        )}
        <Flex gap="2" ms="auto">
          {onCancel && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                forget();
                onCancel();
              }}
            >
              取消
            </Button>
          )}
          <Button size="sm" type="submit" loading={isBusy} loadingText="保存中">
            保存并使用
          </Button>
        </Flex>
      </Flex>
    </chakra.form>
  );
}

const styles = {
  p: { base: "3", md: "4" },
  borderWidth: "1px",
  borderColor: "brand.border",
  borderRadius: "md",
  bg: "bg.subtle",
  "& > b": { display: "block", mb: "3", fontWeight: "600" },
  "& [data-part=pair]": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "3",
  },
} as const;
