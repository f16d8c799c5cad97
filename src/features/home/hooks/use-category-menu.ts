import { useLocation } from "react-router-dom";
import { useGetCommonData } from "#generated/hooks/home/home.ts";
import { useListPaths } from "#src/shared/lib/list-paths.ts";
import { categorySourceFor } from "../lib/category-source.ts";

/** The current page's category menu: its entries, undefined while loading, and where they link to. */
export function useCategoryMenu() {
  const { pathname } = useLocation();
  const { list } = useListPaths();
  const { label, entriesOf, linkTo } = categorySourceFor(pathname);
  const { data, isError, refetch } = useGetCommonData({
    query: { staleTime: Number.POSITIVE_INFINITY, select: (response) => response.data },
  });
  return {
    label,
    linkTo: (id: number) => linkTo(id, list),
    entries: data && entriesOf(data),
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
}
