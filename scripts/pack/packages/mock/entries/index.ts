import "../../../node-20.ts";

export { mockWorld } from "#mock/test-kit/mock-world.ts";
export { createBackend } from "#mock/test-kit/create-backend.ts";
export type { Backend } from "#mock/test-kit/create-backend.ts";
export type { FetchBackendOptions as BackendOptions, HostUrls } from "#mock/fetch/fetch-backend.ts";
export type { HandledWorld } from "#mock/test-kit/handled-world.ts";
export type { Handler, Handlers } from "#mock/handler-types.ts";
export { createMockControl } from "#mock/client.ts";
export type { MockControl } from "#mock/client.ts";
export type { MockWorld } from "#mock/test-kit/open-world.ts";
export type { MockUrls } from "#mock/test-kit/mock-urls.ts";
export type { NamedFaultRule, PersonaName, ScenarioName, TableName } from "#mock/names.ts";
export type { WorldOptions } from "#mock/test-kit/world-options.ts";
