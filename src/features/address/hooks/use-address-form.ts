import { Flag } from "#generated/enums.ts";
import { useState } from "react";
import { useCreateAddress, useUpdateAddress } from "#generated/hooks/address/address.ts";
import type { Address } from "#generated/model/address.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { lacksDistrict } from "#src/shared/regions/lacks-district.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { addressDraft } from "../lib/address-draft.ts";
import { type AddressValues, NO_ADDRESS } from "../lib/address-values.ts";

type Options = { address: Address | undefined; onSaved: (addressId: number) => void };

const loadRules = async () => (await import("../lib/address-rules.ts")).addressRules;

/** The form of a delivery address: validation, one submission at a time, server errors on their fields. */
export function useAddressForm({ address, onSaved }: Options) {
  const draft = addressDraft(address?.id);
  const [savedDraft] = useState(draft.read);
  const form = useFormWithRules({
    loadRules,
    empty: NO_ADDRESS,
    initial: savedDraft ?? valuesOf(address),
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

function valuesOf(address: Address | undefined): AddressValues {
  if (!address) return NO_ADDRESS;
  const { name, phone, province, city, district, detail, is_default } = address;
  return { name, phone, province, city, district, detail, is_default: is_default === Flag.Yes };
}
