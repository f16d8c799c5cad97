import "#mock/browser/polyfill.ts";

export { createBackend } from "#mock/browser/create-backend.ts";
export type { BrowserBackendOptions as BackendOptions } from "#mock/browser/create-backend.ts";
export { serve } from "#mock/browser/serve.ts";
export { storyWorlds } from "#mock/browser/story-worlds.ts";
export type { Backend } from "#mock/test-kit/create-backend.ts";
export type { HandledWorld } from "#mock/test-kit/handled-world.ts";
export type { WorldOptions } from "#mock/test-kit/world-options.ts";
