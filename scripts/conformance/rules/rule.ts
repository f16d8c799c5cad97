import type { Words } from "../words.ts";

/** Most severe first: exposed data or wrong amounts; what breaks a client; what it can tolerate. */
export type Severity = "critical" | "major" | "minor";

export type Rule = {
  readonly severity: Severity;
  /** Section of the product specification. */
  readonly section: string;
  readonly title: Words;
  /** How to fix it. */
  readonly advice: Words;
};

/** Creates a rule. */
export const rule = (severity: Severity, section: string, title: Words, advice: Words): Rule => ({
  severity,
  section,
  title,
  advice,
});
