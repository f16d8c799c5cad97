/**
 * When a test, or a hook of it, counts as hanging. It may start processes, browsers and builds on a machine that is
 * busy.
 */
export const LIMIT_MS = 300_000;

/** When a wait within a test counts as hanging: before the test does, so that the stack says what was waited for. */
export const WAIT_MS = 240_000;
