/** For a block of the home page: it says in its own place that it failed, and nothing else does. */
export const QUIET = { meta: { silent: true } } as const;
