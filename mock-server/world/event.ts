/** Something that time does: what `run` does is done as of `at` (ms). */
export type Event = { readonly at: number; readonly run: () => void };
