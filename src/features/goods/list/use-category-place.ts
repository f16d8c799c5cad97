import { useGetCommonData } from "#generated/hooks/home/home.ts";
import { type CategoryMenuName, type CategoryPlace, placeCategory } from "./category-path.ts";

/** The place of a category in the shop's menus; undefined while these load. */
export function useCategoryPlace(id: number | undefined, menu?: CategoryMenuName): CategoryPlace | undefined {
  const { data } = useGetCommonData({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return data && placeCategory(data.data, id, menu);
}
