import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useCreateAddress, useUpdateAddress } from "#generated/hooks/address/address.ts";
import type { Address } from "#generated/model/address.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { loadRegions } from "#src/shared/regions/load-regions.ts";
import { readAddressDraft, writeAddressDraft } from "../lib/address-draft.ts";
import { addressRules } from "../lib/address-rules.ts";
import { type AddressValues, NO_ADDRESS } from "../lib/address-values.ts";

type Options = { address: Address | undefined; onSaved: (addressId: number) => void };

/** A new address, or the change of one: rules, one submission at a time, the server's complaints beside their fields. */
export function useAddressForm({ address, onSaved }: Options) {
  const form = useForm<AddressValues>({
    resolver: zodResolver(addressRules),
    defaultValues: address
      ? { ...address, is_default: address.is_default === 1 }
      : (readAddressDraft() ?? NO_ADDRESS),
  });
  const { subscribe, setError } = form;
  const isNew = address === undefined;
  useEffect(() => {
    if (!isNew) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeAddressDraft(values) });
  }, [isNew, subscribe]);

  const onApiError = ({ kind, errors }: ApiError) => {
    const known = Object.entries(errors).filter(([field]) => field in addressRules.shape);
    for (const [field, [message = ""]] of known)
      setError(field as keyof AddressValues, { message }, { shouldFocus: true });
    return kind === "validation" && known.length > 0;
  };
  const mutation = {
    meta: { onApiError },
    onSuccess: ({ data }: { data: Address }) => {
      if (isNew) writeAddressDraft(undefined);
      onSaved(data.id);
    },
  };
  const create = useCreateAddress({ mutation });
  const update = useUpdateAddress({ mutation });
  const isBusy = create.isPending || update.isPending || create.isSuccess || update.isSuccess;

  const submit = form.handleSubmit(async (values) => {
    if (isBusy) return;
    if (values.district === "" && (await lacksDistrict(values)))
      return setError("district", { message: "请选择区县" });
    const data = { ...values, is_default: values.is_default ? 1 : 0 } as const;
    if (address) update.mutate({ id: address.id, data });
    else create.mutate({ data });
  });
  return { form, submit, isBusy, forget: () => isNew && writeAddressDraft(undefined) };
}

async function lacksDistrict({ province, city }: AddressValues): Promise<boolean> {
  const regions = await loadRegions().catch(() => undefined);
  return (regions?.[province]?.[city]?.length ?? 0) > 0;
}
