import { useState } from "react";
import { useGetCommonData } from "#generated/hooks/home/home.ts";

/** The day by the server's clock, as of the last common data; this machine's own until that is known. */
export function useServerToday(): Date {
  const [own] = useState(() => new Date());
  const { data } = useGetCommonData({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return data ? new Date(data.data.timestamp * 1000) : own;
}
