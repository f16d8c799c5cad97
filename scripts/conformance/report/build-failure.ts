import { quoteForShell } from "#api-spec/kit/terminal.ts";
import { SPECIFICATION } from "#generated/specification.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { curlOf, curlsOf } from "../../api-client/http/curl.ts";
import type { Actor, Call } from "../../api-client/http/exchange.ts";
import type { Language } from "../../api-client/words.ts";
import type { Failure } from "../report.ts";
import { RULES } from "../rules/rules.ts";
import { type Recorded, keyOf } from "../run/recorder.ts";
import type { Run } from "../run/run.ts";
import type { Cite } from "../sentences/cite.ts";
import { faultsOf } from "./fault-of.ts";
import { LABELS } from "./labels.ts";

const LONGEST_BODY = 2000;

/** The cookies of a curl command are shell variables that the reader sets: reports contain none. */
const COOKIES: Readonly<Record<Actor, string>> = {
  buyer: "$COOKIE",
  other: "$OTHER_COOKIE",
  ended: "$ENDED_COOKIE",
  second: "$COOKIE",
  made: "$MADE_COOKIE",
  "made-up": "session=0000000000000000",
  visitor: "",
};

/** A recorded finding as a failure of the report, without secrets. */
export function buildFailure(
  recorded: Recorded,
  run: Run,
  language: Language,
  cite: Cite,
  har?: string,
): Failure {
  const { operation, finding, probe, exchange, count } = recorded;
  const { redactor } = run;
  const { together = [] } = finding;
  const curl = (call: Call) => curlOf(redactor.request(call), call.cookie && COOKIES[call.actor]);
  const { request, response } = redactor.exchange(exchange);
  const rule = RULES[finding.rule];
  const title = rule.title[language];
  const basis = SPECIFICATION[rule.basis];
  return {
    key: keyOf(operation, finding),
    operationId: operation.id,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    provenance: operation.provenance,
    rule: finding.rule,
    severity: rule.severity,
    section: `§${basis.section}`,
    specification: `${basis[language]}${basis.provenance === "inferred" ? LABELS.leftOpen[language] : ""}`,
    sentences:
      finding.sentences ?? cite({ operationId: operation.id, rule: finding.rule, flow: exchange.call.flow }),
    place: finding.place,
    message: finding.place === "" ? title : `${title}${language === "zh" ? "：" : ": "}${finding.place}`,
    expected: redactor.text(finding.expected[language]),
    seen: redactor.text(finding.seen[language]),
    probe: probe[language],
    count,
    request: { ...request, body: request.body === undefined ? undefined : shorten(request.body) },
    response: response && { ...response, body: shorten(response.body) },
    timeline: together.map(({ exchange: { call, response }, startMs, endMs }) => ({
      operationId: call.operation.id,
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
      status: response.status,
    })),
    curl:
      together.length === 0 ? curl(exchange.call) : curlsOf(together.map((each) => curl(each.exchange.call))),
    faults: faultsOf(recorded, redactor),
    replay: har === undefined ? replayOf(exchange.call, run) : harReplayOf(operation, har),
  };
}

/** The arguments that judge the same recorded call. */
const harReplayOf = ({ id }: Operation, file: string): string =>
  `--judge-har ${quoteForShell(file)} --operation ${id}`;

/** The arguments that repeat a call; a flow needs all its operations. */
function replayOf({ operation, within, actor }: Call, run: Run): string {
  const writes = operation.writes || within.length > 1 ? " --allow-writes" : "";
  const { setupUrl } = run.options;
  const setup =
    actor === "made" && setupUrl !== undefined ? ` --setup-url ${run.redactor.text(setupUrl)}` : "";
  return `--operation ${within.join(",")} --seed ${run.seed} --depth ${run.depth}${writes}${setup}`;
}

const shorten = (text: string) => (text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}…` : text);
