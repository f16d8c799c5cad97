import { useGetCommonData } from "#generated/hooks/home/home.ts";
import { useNow } from "#src/shared/lib/use-now.ts";

/** The server's clock, ticking; this machine's own until the server's is known. */
export function useServerNow(): number {
  const now = useNow();
  const { data, dataUpdatedAt } = useGetCommonData({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return data ? now + data.data.timestamp * 1000 - dataUpdatedAt : now;
}
