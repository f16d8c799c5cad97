import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useCreateAddress, useUpdateAddress } from "#generated/hooks/address/address.ts";
import type { Address } from "#generated/model/address.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { useLeaveQuestion } from "#src/shared/ui/field/use-leave-question.ts";
import { readAddressDraft, writeAddressDraft } from "../lib/address-draft.ts";
import { addressRules } from "../lib/address-rules.ts";
import { type AddressValues, NO_ADDRESS } from "../lib/address-values.ts";

type Options = { address: Address | undefined; onSaved: (addressId: number) => void };

/** A new address, or the change of one: rules, one submission at a time, the server's complaints beside their fields. */
export function useAddressForm({ address, onSaved }: Options) {
  const addressId = address?.id;
  const [draft] = useState(() => readAddressDraft(addressId));
  const form = useForm<AddressValues>({
    resolver: zodResolver(addressRules),
    defaultValues: draft ?? valuesOf(address),
  });
  const { subscribe, setError } = form;
  const forget = () => writeAddressDraft(undefined, addressId);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeAddressDraft(values, addressId),
      }),
    [addressId, subscribe],
  );

  const onApiError = ({ kind, errors }: ApiError) => {
    const known = Object.entries(errors).filter(([field]) => field in addressRules.shape);
    for (const [field, [message = ""]] of known)
      setError(field as keyof AddressValues, { message }, { shouldFocus: true });
    return kind === "validation" && known.length > 0;
  };
  const mutation = {
    meta: { onApiError },
    onSuccess: ({ data }: { data: Address }) => {
      forget();
      onSaved(data.id);
    },
  };
  const create = useCreateAddress({ mutation });
  const update = useUpdateAddress({ mutation });
  const isBusy = create.isPending || update.isPending || create.isSuccess || update.isSuccess;

  const save = async (values: AddressValues): Promise<unknown> => {
    if (values.district === "" && (await lacksDistrict(values)))
      return setError("district", { message: "请选择区县" });
    const data = { ...values, is_default: values.is_default ? 1 : 0 } as const;
    return address ? update.mutateAsync({ id: address.id, data }) : create.mutateAsync({ data });
  };
  const alone = useSingleFlight();
  const submit = form.handleSubmit((values) => {
    if (!isBusy) alone(() => save(values));
  });
  useLeaveQuestion((draft !== undefined || form.formState.isDirty) && !isBusy, forget);
  return { form, submit, isBusy, forget };
}

function valuesOf(address: Address | undefined): AddressValues {
  if (!address) return NO_ADDRESS;
  const { name, phone, province, city, district, detail, is_default } = address;
  return { name, phone, province, city, district, detail, is_default: is_default === 1 };
}

async function lacksDistrict({ province, city }: AddressValues): Promise<boolean> {
  const regions = await loadRegions().catch(() => undefined);
  return (regions?.[province]?.[city]?.length ?? 0) > 0;
}
