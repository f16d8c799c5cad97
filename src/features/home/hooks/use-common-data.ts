import { useGetCommonData } from "#generated/hooks/home/home.ts";
import type { CommonData } from "#generated/model/index.ts";

/** What the chrome of every page needs; undefined until it is there. The shell fetches it anew with each route. */
export function useCommonData(): CommonData | undefined {
  const { data } = useGetCommonData({
    query: { staleTime: Number.POSITIVE_INFINITY, select: (response) => response.data },
  });
  return data;
}
