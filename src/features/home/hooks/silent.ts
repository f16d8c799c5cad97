/** For blocks of the home page, which show their own errors. */
export const SILENT = { meta: { silent: true } } as const;
