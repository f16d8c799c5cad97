/** Help changes rarely: articles are not refetched until they are invalidated. */
export const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;
