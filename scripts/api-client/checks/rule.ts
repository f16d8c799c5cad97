import type { SpecificationRule } from "#generated/specification.ts";
import type { Words } from "../words.ts";

/** Most severe first: exposed data or wrong amounts; what breaks a client; what it can tolerate. */
export type Severity = "critical" | "major" | "minor";

export type Rule = {
  readonly severity: Severity;
  /** The rule of the product specification that it comes from. */
  readonly basis: SpecificationRule;
  readonly title: Words;
  readonly advice: Words;
};

/** Creates a rule. */
export const rule = (severity: Severity, basis: SpecificationRule, title: Words, advice: Words): Rule => ({
  severity,
  basis,
  title,
  advice,
});
