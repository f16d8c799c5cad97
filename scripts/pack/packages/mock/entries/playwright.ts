import "../../../node-20.ts";

export { mockFixtures } from "#mock/test-kit/playwright.ts";
export type { MockFixtures } from "#mock/test-kit/playwright.ts";
