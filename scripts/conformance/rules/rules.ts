import type { Finding } from "../../api-client/checks/finding.ts";
import { RESPONSE_RULES } from "../../api-client/checks/response-rules.ts";
import type { Rule } from "../../api-client/checks/rule.ts";
import { SHAPE_RULES } from "../../api-client/checks/shape-rules.ts";
import { ACCESS_RULES } from "./access-rules.ts";
import { INPUT_RULES } from "./input-rules.ts";
import { LAW_RULES } from "./law-rules.ts";
import { TRANSPORT_RULES } from "./transport-rules.ts";

/** Every rule for single responses and for sequences of calls. */
export const RULES = {
  ...ACCESS_RULES,
  ...RESPONSE_RULES,
  ...INPUT_RULES,
  ...SHAPE_RULES,
  ...LAW_RULES,
  ...TRANSPORT_RULES,
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

/** A violation of any of them, by single responses or by sequences of calls. */
export type AnyFinding = Finding<RuleId>;
