export { register } from "#mock/browser/register.ts";
