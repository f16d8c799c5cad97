import { useState } from "react";
import { useForm } from "react-hook-form";
import { useCreateAddress, useUpdateAddress } from "#generated/hooks/address/address.ts";
import type { Address } from "#generated/model/address.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { lacksDistrict } from "#src/shared/regions/lacks-district.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { addressDraft } from "../lib/address-draft.ts";
import { type AddressValues, NO_ADDRESS } from "../lib/address-values.ts";

type Options = { address: Address | undefined; onSaved: (addressId: number) => void };

const loadRules = async () => (await import("../lib/address-rules.ts")).addressRules;

/** The form of a delivery address: validation, one submission at a time, server errors on their fields. */
export function useAddressForm({ address, onSaved }: Options) {
  const draft = addressDraft(address?.id);
  const [savedDraft] = useState(draft.read);
  const form = useForm<AddressValues>({
    resolver: useLazyRules<AddressValues>(loadRules, NO_ADDRESS),
    defaultValues: savedDraft ?? valuesOf(address),
  });
  const { setError } = form;
  useFormDraft(form, draft);

  const mutation = {
    meta: { onApiError: showOnFields(setError, NO_ADDRESS) },
    onSuccess: ({ data }: { data: Address }) => {
      draft.forget();
      onSaved(data.id);
    },
  };
  const create = useCreateAddress({ mutation });
  const update = useUpdateAddress({ mutation });
  const isBusy = create.isPending || update.isPending || create.isSuccess || update.isSuccess;

  const save = async (values: AddressValues): Promise<unknown> => {
    if (await lacksDistrict(values)) return setError("district", { message: "请选择区县" });
    const data = { ...values, is_default: values.is_default ? 1 : 0 } as const;
    return address ? update.mutateAsync({ id: address.id, data }) : create.mutateAsync({ data });
  };
  const alone = useSingleFlight();
  const submit = form.handleSubmit((values) => {
    if (!isBusy) alone(() => save(values));
  });
  useConfirmLeave((savedDraft !== undefined || form.formState.isDirty) && !isBusy, draft.forget);
  return { form, submit, isBusy, forget: draft.forget };
}

function valuesOf(address: Address | undefined): AddressValues {
  if (!address) return NO_ADDRESS;
  const { name, phone, province, city, district, detail, is_default } = address;
  return { name, phone, province, city, district, detail, is_default: is_default === 1 };
}
