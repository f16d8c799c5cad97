import { FormError } from "#api-spec/kit/codec/form-error.ts";
import type { FormLimits } from "#api-spec/kit/codec/decode-form.ts";

/**
 * Refuses JSON that no form of the operation could hold: nested too deep, far too many values, a NUL or half a character in
 * a text. Throws FormError, as the form's decoder does.
 */
export function checkJson(body: unknown, limits: FormLimits): void {
  let values = 0;
  const checkText = (text: string) => {
    if (text.includes("\0")) throw new FormError("nul", "JSON");
    if (!text.isWellFormed()) throw new FormError("encoding", "JSON");
  };
  const check = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null) {
      values += 1;
      if (values > limits.parameters) throw new FormError("parameters", `最多 ${limits.parameters} 个`);
      if (typeof value === "string") checkText(value);
      return;
    }
    if (depth === limits.depth) throw new FormError("depth", "JSON");
    for (const [name, item] of Object.entries(value)) {
      if (!Array.isArray(value)) checkText(name);
      check(item, depth + 1);
    }
  };
  check(body, 0);
}
