import type { Operation } from "../contract/operation.ts";
import type { Report, Timing } from "../report.ts";
import type { Run } from "../run/run.ts";
import { DEFAULT_LANGUAGE, type Words } from "../words.ts";
import { buildFailure } from "./build-failure.ts";
import { causesOf, worstFirst } from "./causes.ts";

const VERSION = 1;

/** The report of a run, or of its results so far if it was stopped. */
export function buildReport(run: Run, operations: readonly Operation[], stopped: Words | undefined): Report {
  const language = run.options.language ?? DEFAULT_LANGUAGE;
  const failures = worstFirst(run.recorder.all().map((recorded) => buildFailure(recorded, run, language)));
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
    skipped: run.skipped.in(language),
    coverage: run.coverage.report(operations),
    timings: timingsOf(run, operations),
  };
}

function timingsOf(run: Run, operations: readonly Operation[]): Timing[] {
  return operations
    .flatMap((operation): Timing[] => {
      const times = run.coverage.of(operation).times.toSorted((a, b) => a - b);
      if (times.length === 0) return [];
      const at = (share: number) =>
        Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
      return [{ operationId: operation.id, calls: times.length, p50: at(0.5), p95: at(0.95), max: at(1) }];
    })
    .toSorted((a, b) => b.p95 - a.p95);
}
