/** Help changes rarely: what was read once is not asked for again before it is known to be old. */
export const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;
