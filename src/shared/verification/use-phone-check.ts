import { useQueryClient } from "@tanstack/react-query";
import { getCheckPhoneQueryOptions } from "#generated/hooks/user/user.ts";

/** An answer holds so long: who corrects a typing mistake elsewhere in the form does not ask again. */
const HOLDS_MS = 30_000;

/** Asks whether a mobile number belongs to a member; undefined when that could not be found out, which has been said. */
export function usePhoneCheck(): (phone: string) => Promise<boolean | undefined> {
  const client = useQueryClient();
  return async (phone) => {
    const options = getCheckPhoneQueryOptions(phone, { query: { staleTime: HOLDS_MS } });
    const answer = await client.fetchQuery(options).catch(() => undefined);
    return answer && answer.data.registered === 1;
  };
}
