import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * TanStack's client, which also refetches queries that were invalidated during their first load. TanStack awaits that
 * first response, although the server may have sent it before the change.
 */
export class ShopQueryClient extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (loading.length > 0)
      await super.invalidateQueries({ predicate: (query) => loading.includes(query) }, options);
  }
}
