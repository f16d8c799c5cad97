import "../../../node-20.ts";

export { mockWorld, stopMock } from "#mock/test-kit/mock-world.ts";
export { createMockControl } from "#mock/client.ts";
export type { MockControl } from "#mock/client.ts";
export type { MockWorld } from "#mock/test-kit/open-world.ts";
export type { MockUrls } from "#mock/test-kit/mock-urls.ts";
export type { NamedFaultRule, PersonaName, ScenarioName, TableName } from "#mock/names.ts";
export type { WorldOptions } from "#mock/test-kit/world-options.ts";
