/** For blocks of the home page, which show their own errors. */
export const QUIET = { meta: { silent: true } } as const;
