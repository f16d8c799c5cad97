import type { Language } from "../../api-client/words.ts";
import type { Cause, Failure, Report } from "../report.ts";
import { LABELS, SEVERITIES } from "./labels.ts";
import { isUnjudged, progressLines } from "./progress.ts";

const MOST_CAUSES = 20;
const MOST_NAMES = 6;
const MOST_SLOW = 3;
const MOST_SENTENCES = 2;

/**
 * The summary of a report: how far the server is, what to fix first, then what is known, fixed, skipped and not
 * covered.
 */
export function terminalLines(report: Report): string[] {
  const { language, causes } = report;
  const say = (label: keyof typeof LABELS) => LABELS[label][language];
  const lines: string[] = [...progressLines(report), ""];
  if (causes.length > 0) lines.push(`${say("first")}`, "");
  for (const [index, cause] of causes.slice(0, MOST_CAUSES).entries())
    lines.push(...causeLines(cause, index + 1, language), "");
  if (causes.length > MOST_CAUSES)
    lines.push(`${say("more")} ${causes.length - MOST_CAUSES} ${say("moreAfter")}`, "");
  if (report.accepted.length > 0) lines.push(`${say("accepted")}: ${report.accepted.length}`);
  for (const key of report.mended) lines.push(`✓ ${say("mended")}: ${key}`);
  for (const key of report.unjudged) lines.push(`✗ ${say("lost")}: ${key}`);
  lines.push(...skippedLines(report));
  lines.push(`${say("coverage")}: ${coverageText(report)}`);
  const slowest = report.timings
    .slice(0, MOST_SLOW)
    .map(({ operationId, p95 }) => `${operationId} ${p95} ms`);
  if (slowest.length > 0) lines.push(`${say("slowest")}: ${slowest.join(", ")}`);
  if (report.stopped !== undefined) lines.push(`${say("stopped")}: ${report.stopped}`);
  lines.push(conclusion(report));
  return lines;
}

/** The coverage by kind: not every status can be triggered. */
export function coverageText({ coverage, language }: Report): string {
  const percent = (share: number) => `${Math.floor(share * 100)} %`;
  const { bodyFields, parameters, specificStatuses, sharedStatuses } = coverage.shares;
  const say = (label: keyof typeof LABELS) => LABELS[label][language];
  return [
    `${say("parameters")} ${percent(parameters)}`,
    `${say("bodyFields")} ${percent(bodyFields)}`,
    `${say("specificStatuses")} ${percent(specificStatuses)}`,
    `${say("sharedStatuses")} ${percent(sharedStatuses)}`,
    `${say("unseen")} ${coverage.unseen.length}`,
  ].join(", ");
}

function conclusion(report: Report): string {
  const { language, failures, causes, calls, durationMs, seed, stopped, implementation, unjudged } = report;
  const say = (label: keyof typeof LABELS) => LABELS[label][language];
  const around = `${calls} ${say("calls")}, ${(durationMs / 1000).toFixed(1)} s, ${say("seed")} ${seed}`;
  if (isUnjudged(report)) return `✗ ${say("unjudged")} (${around})`;
  const { missing } = implementation;
  const lacking = missing.length > 0 ? `${say("missing")} ${missing.length}, ` : "";
  return failures.length === 0
    ? `${stopped === undefined ? (lacking === "" && unjudged.length === 0 ? "✓" : "✗") : "…"} ${lacking}${say("none")} (${around})`
    : `✗ ${lacking}${causes.length} ${say("causes")}, ${failures.length} ${say("failures")} (${around})`;
}

function causeLines(cause: Cause, number: number, language: Language): string[] {
  const say = (label: keyof typeof LABELS) => LABELS[label][language];
  const { operationIds, failures } = cause;
  const names = operationIds.slice(0, MOST_NAMES).join(", ");
  const rest = operationIds.length > MOST_NAMES ? ` +${operationIds.length - MOST_NAMES}` : "";
  const [first] = failures;
  return [
    `${number}. [${SEVERITIES[cause.severity][language]}] ${cause.message}`,
    `   ${say("operations")}: ${names}${rest}`,
    `   ${say("advice")}: ${cause.advice}`,
    ...(first ? failureLines(first, language).map((line) => `   ${line}`) : []),
  ];
}

/** One failure with everything needed to reproduce it. */
export function failureLines(failure: Failure, language: Language): string[] {
  const say = (label: keyof typeof LABELS) => LABELS[label][language];
  const { operationId, provenance, rule, section, specification, sentences, place } = failure;
  return [
    `${operationId} (${failure.method} ${failure.path}, ${say("provenance")} ${provenance})`,
    `  ${say("rule")} ${rule}${place && `, ${place}`}`,
    `  ${say("specification")} ${section}: ${specification}`,
    ...sentences.slice(0, MOST_SENTENCES).map((sentence) => `  ${say("sentence")}: ${sentence}`),
    `  ${say("probe")}: ${failure.probe}`,
    `  ${say("expected")}: ${failure.expected}`,
    `  ${say("seen")}: ${failure.seen}`,
    ...timelineLines(failure, language).map((line) => `  ${line}`),
    `  ${failure.curl}`,
    ...failure.faults.map((each) => `  ${say("fault")}: ${shorten(JSON.stringify(each))}`),
    `  ${say("replay")}: ${failure.replay}`,
  ];
}

/** When each of the calls was under way that show the failure only together; otherwise none. */
export function timelineLines({ timeline }: Failure, language: Language): string[] {
  if (timeline.length === 0) return [];
  const width = String(Math.max(...timeline.map(({ endMs }) => endMs))).length;
  const ms = (value: number) => String(value).padStart(width);
  const calls = timeline.map(
    ({ operationId, startMs, endMs, status }, index) =>
      `  ${index + 1}. ${ms(startMs)}–${ms(endMs)} ms  ${operationId} ${status === 0 ? "—" : status}`,
  );
  return [`${LABELS.timeline[language]}:`, ...calls];
}

/** Lists the skipped parts by reason. */
function skippedLines({ skipped, language }: Report): string[] {
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return [...byReason].map(([reason, items]) => {
    const names = items.slice(0, MOST_NAMES).map(({ what }) => what);
    const rest = items.length > names.length ? ` +${items.length - names.length}` : "";
    return `${LABELS.skipped[language]} (${reason}): ${names.join(", ")}${rest}`;
  });
}

const LONGEST_FAULT = 300;
const shorten = (text: string) => (text.length > LONGEST_FAULT ? `${text.slice(0, LONGEST_FAULT)}…` : text);
