import "../../../node-20.ts";

export { setup } from "#mock/test-kit/global-setup.ts";
