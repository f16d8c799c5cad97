import { company } from "#generated/company.ts";
import { deliveryTypeLabels } from "#generated/enum-labels.ts";
import { UPLOAD_MB_MAX } from "#generated/limits.ts";
import { terms } from "#generated/terms.ts";
import { formatCount } from "#mock/world/money.ts";

const FACTS = {
  ...company,
  terms,
  delivery_types: Object.values(deliveryTypeLabels).join("、"),
  upload_max_mb: UPLOAD_MB_MAX,
};

/**
 * Fills `{{hotline}}`, `{{terms.returns.days}}` in a text with the facts of the company, the terms of trade and `more`.
 * Throws on an unknown fact.
 */
export const withFacts = (text: string, more: object = {}): string =>
  text.replaceAll(/\{\{([\w.]+)\}\}/g, (_whole, path: string) => {
    const fact = path
      .split(".")
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], { ...FACTS, ...more });
    if (typeof fact === "number") return formatCount(fact);
    if (typeof fact !== "string")
      throw new Error(`{{${path}}} is no fact of api-spec/company.yaml or api-spec/terms.yaml`);
    return fact;
  });
