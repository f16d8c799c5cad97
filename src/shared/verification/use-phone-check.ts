import { useQueryClient } from "@tanstack/react-query";
import { getCheckPhoneQueryOptions } from "#generated/hooks/user/user.ts";

/** How long an answer is cached, so that correcting another field does not ask again. */
const HOLDS_MS = 30_000;

/** Checks whether a mobile number belongs to a member; undefined when that failed, which has already been reported. */
export function usePhoneCheck(): (phone: string) => Promise<boolean | undefined> {
  const client = useQueryClient();
  return async (phone) => {
    const options = getCheckPhoneQueryOptions(phone, { query: { staleTime: HOLDS_MS } });
    const answer = await client.fetchQuery(options).catch(() => undefined);
    return answer && answer.data.registered === 1;
  };
}
