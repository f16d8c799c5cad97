import type { Words } from "../words.ts";

/** The worst first: data that others see or money that is wrong; what breaks a client; what it may live with. */
export type Severity = "critical" | "major" | "minor";

export type Rule = {
  readonly severity: Severity;
  /** Of the product specification. */
  readonly section: string;
  readonly title: Words;
  /** What to do about it. */
  readonly advice: Words;
};

/** One rule in a line. */
export const rule = (severity: Severity, section: string, title: Words, advice: Words): Rule => ({
  severity,
  section,
  title,
  advice,
});
