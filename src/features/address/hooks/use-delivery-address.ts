import { useListAddresses } from "#generated/hooks/address/address.ts";

/** The buyer's addresses and the delivery address: the chosen one if it exists, else the first (the default). */
export function useDeliveryAddress(chosenId: number | undefined) {
  const { data, error, isLoading, refetch } = useListAddresses();
  const addresses = data?.data;
  const chosen = addresses?.find(({ id }) => id === chosenId) ?? addresses?.[0];
  return { addresses, addressId: chosen?.id, error, isLoading, refetch };
}
