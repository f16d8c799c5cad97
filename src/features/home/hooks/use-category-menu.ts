import { useLocation } from "react-router-dom";
import { useGetCommonData } from "#generated/hooks/home/home.ts";
import { categorySourceFor } from "../lib/category-source.ts";

/** The category menu of the page that is open: its entries, undefined until they are there, and where they lead. */
export function useCategoryMenu() {
  const { pathname } = useLocation();
  const { label, entriesOf, linkTo } = categorySourceFor(pathname);
  const { data, isError, refetch } = useGetCommonData({
    query: { staleTime: Number.POSITIVE_INFINITY, select: (response) => response.data },
  });
  return {
    label,
    linkTo,
    entries: data && entriesOf(data),
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
}
