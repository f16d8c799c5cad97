import { useGetCommonData } from "#generated/hooks/home/home.ts";
import type { MenuItem } from "#generated/model/index.ts";

/** What a category is called in the shop's menus. */
export function useCategoryName(id: number | undefined): string | undefined {
  const { data } = useGetCommonData({
    query: { enabled: id !== undefined, staleTime: Number.POSITIVE_INFINITY },
  });
  if (id === undefined || !data) return undefined;
  const { category, category_yx, category_zy, category_qx } = data.data;
  return findName([...category, ...category_yx, ...category_zy, ...category_qx], id);
}

function findName(items: readonly MenuItem[], id: number): string | undefined {
  for (const item of items) {
    const name = item.id === id ? item.name : findName(item.children, id);
    if (name !== undefined) return name;
  }
  return undefined;
}
