import { same } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { type Base, exampleInput } from "../../api-client/generate/base-input.ts";
import { type Actor, isSuccess, jsonOf } from "../../api-client/http/exchange.ts";
import type { Words } from "../../api-client/words.ts";
import type { RuleId } from "../rules/rules.ts";
import type { Run } from "../run/run.ts";
import { isBroken, type ProbeRun } from "./probe.ts";

const MADE_UP: Words = { zh: "带编造的会话", en: "with a made-up session" };

type Case = { readonly actor: Actor; readonly rule: RuleId; readonly probe: Words };

const CASES: readonly Case[] = [
  { actor: "visitor", rule: "auth-not-checked", probe: { zh: "不带会话", en: "without a session" } },
  { actor: "made-up", rule: "stale-session", probe: MADE_UP },
  {
    actor: "ended",
    rule: "stale-session",
    probe: { zh: "带已退出的会话", en: "with a session that was logged out" },
  },
];

/**
 * An operation that is open to visitors takes a made-up session for none: where its response depends on who is logged
 * in, it is the visitor's (§8).
 */
export async function probeOpenSession(
  run: ProbeRun & Pick<Run, "sessions">,
  operation: Operation,
  base: Base | undefined,
): Promise<void> {
  if (operation.needsSession || operation.writes || !base || !run.sessions.has("buyer")) return;
  const ask = (actor: Actor) => run.tester.call(operation, base.input, MADE_UP, { actor });
  const [visitor, buyer] = [await ask("visitor"), await ask("buyer")];
  if (!isSuccess(visitor.response) || !isSuccess(buyer.response)) return;
  const [asVisitor, asBuyer] = [leavesOf(jsonOf(visitor.response)), leavesOf(jsonOf(buyer.response))];
  const differing = [...asBuyer].filter(([path, value]) => asVisitor.get(path) !== value);
  if (differing.length === 0) return;
  const exchange = await ask("made-up");
  // A value that has changed for visitors meanwhile, such as the time, does not belong to a user.
  const later = leavesOf(jsonOf((await ask("visitor")).response));
  const personal = differing.filter(([path]) => later.get(path) === asVisitor.get(path));
  const seen = leavesOf(jsonOf(exchange.response));
  if (personal.length === 0 || !personal.every(([path, value]) => seen.get(path) === value)) return;
  const expected = { zh: "与未登录时相同", en: "the same as without a session" };
  run.recorder.unexpected(exchange, "stale-session", "made-up", expected, MADE_UP);
}

/** The scalar values of a response, by path. */
function leavesOf(value: unknown, path = "", found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== "object" || value === null) return found.set(path, value);
  for (const [name, part] of Object.entries(value)) leavesOf(part, `${path}.${name}`, found);
  return found;
}

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
    const { response } = exchange;
    const place = actor === "visitor" ? "" : actor;
    if (isSuccess(response)) run.recorder.unexpected(exchange, rule, place, same("401"), probe);
    else if (response.status !== 401 && !isBroken(operation, response))
      run.recorder.unexpected(exchange, "login-required-status", place, same("401"), probe);
  }
}
