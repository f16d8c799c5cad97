import type { Diagnostic } from "#mock/contract/validate-input.ts";
import type { RefusedField } from "./refused.ts";

/** A finding of the contract's validation, as it is told to developers. */
export const refusedField = ({ code, message, path }: Diagnostic): RefusedField => ({
  place: path[0] ?? "",
  field: path.slice(1).join("."),
  rule: String(code),
  message,
});
