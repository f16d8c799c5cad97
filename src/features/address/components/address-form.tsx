import { useEffect, useState } from "react";
import { type UseFormRegisterReturn, useWatch } from "react-hook-form";
import { Flag } from "#generated/enums.ts";
import { useCreateAddress, useUpdateAddress } from "#generated/hooks/address/address.ts";
import type { Address } from "#generated/model/index.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { lacksDistrict } from "#src/shared/regions/lacks-district.ts";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { RegionFields } from "#src/shared/regions/region-fields.tsx";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { PasteBox, type PasteOutcome } from "#src/shared/ui/field/paste-box.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { Row, Box } from "#src/shared/ui/layout/layout.tsx";
import { addressDraft, type AddressValues, NO_ADDRESS } from "../lib/address-values.ts";

type Props = {
  /** The address to edit; without it a new one is created. */
  address?: Address | undefined;
  /** The values that a new one begins with. */
  start?: AddressValues | undefined;
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
  start,
  onSaved,
  onCancel,
  submitLabel = "保存并使用",
  takesFocus = false,
}: Props) {
  const { form, submit, isBusy, forget } = useAddressForm({ address, start, onSaved });
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
    <Row as="label" gap="2" align="center" minH="8" inline clickable htmlFor="address-default">
      <Box as="input" checkbox type="checkbox" id="address-default" {...field} />
      设为默认地址
    </Row>
  );
}

const load = () => Promise.all([loadRegions(), import("../lib/read-pasted-address.ts")]);

type PasteAddressProps = { onParsed: (found: Record<string, string>) => void };

/**
 * Parses a pasted address and passes on what it finds; missing parts are named and left unchanged. A region that is not
 * certain is emptied where it is not: the one from before is that of another address.
 */
function PasteAddress({ onParsed }: PasteAddressProps) {
  useEffect(() => loadAhead(load()), []);

  async function read(text: string): Promise<PasteOutcome> {
    const loaded = await load().catch(() => undefined);
    if (!loaded) return { message: "省市区列表加载失败，请检查网络后重试，或直接填写下面各项。" };
    const [regions, { readPastedAddress }] = loaded;
    const { found, message } = readPastedAddress(text, regions);
    onParsed(found);
    return { message };
  }

  return (
    <PasteBox
      label="粘贴整段地址"
      placeholder="粘贴整段地址自动识别，如：张三 13800001234 浙江省杭州市余杭区文一西路 969 号"
      maxLength={500}
      readsPaste
      read={read}
    />
  );
}

type Options = Pick<Props, "address" | "start" | "onSaved">;

const loadRules = async () => (await import("../lib/address-rules.ts")).addressRules;

/** The form of a delivery address: validation, one submission at a time, server errors on their fields. */
function useAddressForm({ address, start, onSaved }: Options) {
  const draft = addressDraft(address?.id);
  const [savedDraft] = useState(draft.read);
  const form = useFormWithRules({
    loadRules,
    empty: NO_ADDRESS,
    initial: savedDraft ?? (address ? valuesOf(address) : (start ?? NO_ADDRESS)),
    draft,
  });
  const { setError } = form;

  const mutation = {
    meta: { onApiError: showOnFields(setError, NO_ADDRESS) },
    onSuccess: ({ data }: { data: Address }) => {
      draft.forget();
      onSaved(data.id);
    },
  };
  const create = useCreateAddress({ mutation });
  const update = useUpdateAddress({ mutation });

  const save = async (values: AddressValues): Promise<unknown> => {
    if (await lacksDistrict(values)) return setError("district", { message: "请选择区县" });
    const data = { ...values, is_default: values.is_default ? 1 : 0 } as const;
    return address ? update.mutateAsync({ id: address.id, data }) : create.mutateAsync({ data });
  };
  const submission = useFormSubmit(form, [create, update], save);
  useConfirmLeave((savedDraft !== undefined || form.formState.isDirty) && !submission.isBusy, draft.forget);
  return { ...submission, forget: draft.forget };
}

function valuesOf(address: Address): AddressValues {
  const { name, phone, province, city, district, detail, is_default } = address;
  return { name, phone, province, city, district, detail, is_default: is_default === Flag.Yes };
}
