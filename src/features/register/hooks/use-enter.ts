import { useQueryClient } from "@tanstack/react-query";
import { getGetRegistrationQueryKey } from "#generated/hooks/register/register.ts";
import { getGetCurrentUserQueryOptions } from "#generated/hooks/user/user.ts";
import type { RegisterAccount201 } from "#generated/model/index.ts";

/** Enters the shop with a new account: loads the member and the registration's progress before continuing. */
export function useEnter(onEntered: () => void): (response: RegisterAccount201) => Promise<void> {
  const client = useQueryClient();
  return async (response) => {
    client.setQueryData(getGetRegistrationQueryKey(), response);
    await client.fetchQuery({ ...getGetCurrentUserQueryOptions(), staleTime: 0 }).catch(() => {});
    onEntered();
  };
}
