/**
 * Loads code before it is needed. A failure is ignored, as when the network is gone: whoever needs the code loads it
 * again.
 */
export const loadAhead = (...loading: readonly Promise<unknown>[]): void => void Promise.allSettled(loading);
