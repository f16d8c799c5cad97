import { readDocument } from "#api-spec/kit/read-document.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { DEFAULT_LANGUAGE, type Words } from "../../api-client/words.ts";
import type { Failure, Implementation, Report, Timing } from "../report.ts";
import { operationOfKey } from "../run/recorder.ts";
import type { Run } from "../run/run.ts";
import { citationsIn } from "../sentences/cite.ts";
import { readSentences } from "../sentences/read-sentences.ts";
import { buildFailure } from "./build-failure.ts";
import { causesOf, worstFirst } from "./causes.ts";

const VERSION = 2;

/** The report of a run, or of its results so far if it was stopped; `har` is the file whose traffic was judged. */
export function buildReport(
  run: Run,
  selected: readonly Operation[],
  stopped: Words | undefined,
  har?: string,
): Report {
  const { language = DEFAULT_LANGUAGE, onlyImplemented = false } = run.options;
  const missing = new Set(selected.filter((each) => run.presence.isMissing(each)).map(({ id }) => id));
  const there = selected.filter(({ id }) => !missing.has(id));
  const operations = onlyImplemented ? there : selected;
  // A missing operation breaks no rule.
  const recorded = run.recorder.all().filter(({ operation }) => !run.presence.isMissing(operation));
  const cite = citationsIn(recorded.length === 0 ? [] : readSentences(readDocument(run.options.contract)));
  const failures = worstFirst(recorded.map((each) => buildFailure(each, run, language, cite, har)));
  const implementation = implementationOf(run, operations, failures);
  const { title, version } = run.contract;
  const target = Object.fromEntries(
    (["main", "activity", "chat"] as const).flatMap((host) => {
      const address = run.caller.addressOf(host);
      return address === undefined ? [] : [[host, run.redactor.text(address)]];
    }),
  );
  return {
    version: VERSION,
    language,
    contract: { title, version, operations: operations.length },
    target,
    seed: run.seed,
    depth: run.depth,
    startedAt: run.startedAt.toISOString(),
    durationMs: Math.round(Date.now() - run.startedAt.getTime()),
    stopped: stopped?.[language],
    calls: run.caller.calls,
    failures,
    causes: causesOf(failures, language),
    accepted: [],
    mended: [],
    skipped: run.skipped.in(language).filter(({ what }) => !missing.has(what)),
    judged: judgedOf(run, implementation),
    unjudged: [],
    implementation,
    coverage: run.coverage.report(operations),
    timings: timingsOf(run, there),
  };
}

function judgedOf(
  { judgedInFlows }: Pick<Run, "judgedInFlows">,
  { clean, failing }: Implementation,
): string[] {
  const ids = new Set([...clean, ...failing]);
  const inFlows = [...judgedInFlows].filter((key) => ids.has(operationOfKey(key)));
  return [...ids, ...inFlows].toSorted();
}

function implementationOf(
  { presence }: Pick<Run, "presence">,
  operations: readonly Operation[],
  failures: readonly Failure[],
): Implementation {
  const groups = Map.groupBy(operations, (each) => {
    if (presence.isMissing(each)) return "missing";
    if (failures.some(({ operationId }) => operationId === each.id)) return "failing";
    return presence.isPresent(each) ? "clean" : undefined;
  });
  const idsOf = (group: keyof Implementation) => (groups.get(group) ?? []).map(({ id }) => id);
  return { clean: idsOf("clean"), failing: idsOf("failing"), missing: idsOf("missing") };
}

function timingsOf({ timings }: Pick<Run, "timings">, operations: readonly Operation[]): Timing[] {
  return operations.flatMap((each) => timings.of(each) ?? []).toSorted((a, b) => b.p95 - a.p95);
}
