import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * TanStack's client, which also asks again for what was invalidated during its first load. TanStack awaits that first
 * response, although the server may have given it before the change.
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
