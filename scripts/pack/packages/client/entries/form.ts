export { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
export type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
