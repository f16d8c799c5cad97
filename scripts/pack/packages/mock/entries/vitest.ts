import "../../../node-20.ts";

export { worldFixture } from "#mock/test-kit/vitest.ts";
