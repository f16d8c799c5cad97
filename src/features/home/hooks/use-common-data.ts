import { useGetCommonData } from "#generated/hooks/home/home.ts";
import type { CommonData } from "#generated/model/index.ts";

/** The data that the layout of every page needs; undefined while loading. The shell refetches it with each route. */
export function useCommonData(): CommonData | undefined {
  const { data } = useGetCommonData({
    query: { staleTime: Number.POSITIVE_INFINITY, select: (response) => response.data },
  });
  return data;
}
