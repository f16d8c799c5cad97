import { useQueryClient } from "@tanstack/react-query";
import {
  getListFavoritesQueryKey,
  getListFavoritesQueryOptions,
  useListFavorites,
} from "#generated/hooks/favorite/favorite.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";

/** A thousand favorites are more than anybody looks through. */
const MOST_PAGES = 50;

/** All favorites: they are grouped by zone on the client, while the call is paginated. */
export function useAllFavorites() {
  const client = useQueryClient();
  return useListFavorites(undefined, {
    query: {
      // A key below that of the pages, so that it is invalidated with them.
      queryKey: [...getListFavoritesQueryKey(), "all"],
      queryFn: async () => {
        const first = { code: 200 as const, message: "" };
        const load = async (page: number) =>
          (await client.fetchQuery(getListFavoritesQueryOptions({ page }, { query: { staleTime: 0 } }))).data;
        const { list, total } = await loadPages(load, MOST_PAGES);
        return { ...first, data: { list, total, page: 1, page_size: 100 } };
      },
      select: (response) => response.data,
      meta: { errors: "inline" },
    },
  });
}
