import { Flag } from "#generated/enums.ts";
import { useListAddresses } from "#generated/hooks/address/address.ts";

/**
 * The buyer's addresses and the delivery address: the chosen one if it exists, else the first (the default). With
 * `licensedOnly` it can only be that of the company's license.
 */
export function useDeliveryAddress(chosenId: number | undefined, licensedOnly = false) {
  const query = useListAddresses({ query: { select: (response) => response.data } });
  const allowed = query.data?.filter((one) => !licensedOnly || one.is_licensed === Flag.Yes);
  const chosen = allowed?.find(({ id }) => id === chosenId) ?? allowed?.[0];
  return { query, addressId: chosen?.id };
}
