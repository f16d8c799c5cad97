import { useState } from "react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { chatAddress } from "../lib/chat-address.ts";

/** The contract promises a token five minutes. */
const FRESH_MS = 4 * 60_000;

/**
 * The address of the chat with a token that is fresh enough to open it, and the same from then on: another address
 * would load the chat again. Undefined while a token is fetched; `renew` fetches another.
 */
export function useChatAddress(): { address: string | undefined; renew: () => void } {
  const [address, setAddress] = useState<string>();
  const [spentAt, setSpentAt] = useState(0);
  const {
    data: user,
    dataUpdatedAt,
    isFetching,
    refetch,
  } = useGetCurrentUser({ query: { staleTime: FRESH_MS, select: ({ data }) => data } });
  if (address === undefined && user && !isFetching && dataUpdatedAt > spentAt) setAddress(chatAddress(user));
  const renew = () => {
    setAddress(undefined);
    setSpentAt(dataUpdatedAt);
    void refetch();
  };
  return { address, renew };
}
