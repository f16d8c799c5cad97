import { useListAddresses } from "#generated/hooks/address/address.ts";

/** The buyer's addresses and the delivery address: the chosen one if it exists, else the first (the default). */
export function useDeliveryAddress(chosenId: number | undefined) {
  const query = useListAddresses({ query: { select: (response) => response.data } });
  const chosen = query.data?.find(({ id }) => id === chosenId) ?? query.data?.[0];
  return { query, addressId: chosen?.id };
}
