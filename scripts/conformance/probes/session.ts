import { same } from "../checks/finding.ts";
import type { Operation } from "../contract/operation.ts";
import { type Base, exampleInput } from "../generate/base-input.ts";
import { type Actor, isSuccess } from "../http/exchange.ts";
import type { RuleId } from "../rules/rules.ts";
import type { Run } from "../run/run.ts";
import type { Words } from "../words.ts";
import { isBroken, type ProbeRun } from "./probe.ts";

type Case = { readonly actor: Actor; readonly rule: RuleId; readonly probe: Words };

const CASES: readonly Case[] = [
  { actor: "visitor", rule: "auth-not-checked", probe: { zh: "不带会话", en: "without a session" } },
  { actor: "made-up", rule: "stale-session", probe: { zh: "带编造的会话", en: "with a made-up session" } },
  {
    actor: "ended",
    rule: "stale-session",
    probe: { zh: "带已退出的会话", en: "with a session that was logged out" },
  },
];

/** An operation that requires a session returns 401 without one, with an unknown one, and with an ended one (§8). */
export async function probeSession(
  run: ProbeRun & Pick<Run, "sessions">,
  operation: Operation,
  base: Base | undefined,
): Promise<void> {
  if (!operation.needsSession) return;
  const input = base?.input ?? exampleInput(operation);
  for (const { actor, rule, probe } of CASES) {
    if (actor !== "visitor" && !run.sessions.has(actor)) continue;
    const exchange = await run.tester.call(operation, input, probe, { actor });
    const { answer } = exchange;
    const place = actor === "visitor" ? "" : actor;
    if (isSuccess(answer)) run.recorder.unexpected(exchange, rule, place, same("401"), probe);
    else if (answer.status !== 401 && !isBroken(operation, answer))
      run.recorder.unexpected(exchange, "login-required-status", place, same("401"), probe);
  }
}
