import { type Finding, same, show } from "../checks/finding.ts";
import type { Operation } from "../contract/operation.ts";
import { type Answer, hidesError } from "../http/exchange.ts";
import type { RuleId } from "../rules/rules.ts";
import type { Run } from "../run/run.ts";
import type { Words } from "../words.ts";

/** Looks at one operation from one side. Throws Interrupted when the run is over. */
export type Probe = (run: Run, operation: Operation) => Promise<void>;

/** What an answer should have been, and was not. */
export const expectation = (rule: RuleId, place: string, expected: Words, answer: Answer): Finding => ({
  rule,
  place,
  expected,
  seen: same(`HTTP ${answer.status}: ${show(answer.text.slice(0, 200))}`),
});

/** Whether an answer is wrong already by itself: no whole one, a 5xx, an undeclared status, an error in a success. */
export const isBroken = (operation: Operation, answer: Answer): boolean =>
  answer.failure !== undefined ||
  answer.status >= 500 ||
  !operation.answers.has(answer.status) ||
  hidesError(answer);
