import { Flag } from "#generated/enums.ts";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { type UseFormRegisterReturn, useWatch } from "react-hook-form";
import type { Address } from "#generated/model/address.ts";
import { RegionFields } from "#src/shared/regions/region-fields.tsx";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useAddressForm } from "../hooks/use-address-form.ts";
import styles from "./address-form.module.css";
import { PasteAddress } from "./paste-address.tsx";

type Props = {
  /** The address to edit; without it a new one is created. */
  address?: Address | undefined;
  onSaved: (addressId: number) => void;
  /** Undefined where there is nothing to return to. */
  onCancel?: (() => void) | undefined;
  submitLabel?: string;
  /** For a form that replaces the button that opened it. */
  takesFocus?: boolean;
};

/** Creates or edits a delivery address, typed or pasted. */
export function AddressForm({
  address,
  onSaved,
  onCancel,
  submitLabel = "保存并使用",
  takesFocus = false,
}: Props) {
  const { form, submit, isBusy, forget } = useAddressForm({ address, onSaved });
  const { register, setValue, control, formState } = form;
  const [province, city, district] = useWatch({ control, name: ["province", "city", "district"] });
  const { errors, isSubmitted } = formState;
  const field = fieldProps(register, formState);
  const change = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      setValue(name as "name", value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const title = address ? "修改收货地址" : "新增收货地址";

  return (
    <InlineForm
      title={title}
      onSubmit={submit}
      onCancel={
        onCancel &&
        (() => {
          forget();
          onCancel();
        })
      }
      isBusy={isBusy}
      submitLabel={submitLabel}
      takesFocus={takesFocus}
      option={address?.is_default !== Flag.Yes && <DefaultBox {...register("is_default")} />}
    >
      <PasteAddress onParsed={change} />
      <FieldPair>
        <TextField label="收货人" autoComplete="name" {...field("name")} />
        <TextField
          label="联系电话"
          inputMode="tel"
          autoComplete="tel"
          placeholder="手机号或座机"
          {...field("phone")}
        />
      </FieldPair>
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
        {...field("detail")}
      />
    </InlineForm>
  );
}

function DefaultBox(field: UseFormRegisterReturn) {
  return (
    <label className={styles.default} htmlFor="address-default">
      <input className={styles.checkbox} type="checkbox" id="address-default" {...field} />
      设为默认地址
    </label>
  );
}
