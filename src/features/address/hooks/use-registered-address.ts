import { useGetAccountProfile, useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { type AddressValues, NO_ADDRESS } from "../lib/address-values.ts";

/**
 * The delivery address by the registration of the company: the licensed place and the contact. Undefined while it
 * loads, and without `enabled`; an empty address if there is nothing.
 */
export function useRegisteredAddress(enabled: boolean): AddressValues | undefined {
  const query = { enabled, meta: { errors: "inline" } } as const;
  const profile = useGetAccountProfile({ query: { ...query, select: ({ data }) => data } });
  const user = useGetCurrentUser({ query: { ...query, select: ({ data }) => data } });
  if (profile.isError || user.isError) return NO_ADDRESS;
  if (!profile.data || user.data === undefined) return undefined;
  const { name, province, city, district, detail } = profile.data;
  if (detail === "") return NO_ADDRESS;
  return { ...NO_ADDRESS, name, phone: user.data?.phone ?? "", province, city, district, detail };
}
