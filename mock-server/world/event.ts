/** A scheduled change: `run` applies it as of `at` (ms). */
export type Event = { readonly at: number; readonly run: () => void };
