import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cause, Failure, OperationCoverage, Report } from "../report.ts";
import { escapeMarkup as esc } from "./escape-markup.ts";
import { LABELS, SEVERITIES } from "./labels.ts";
import { coverageText } from "./terminal.ts";

const STYLE = readFileSync(join(import.meta.dirname, "report.css"), "utf8");

type Say = (label: keyof typeof LABELS) => string;

/** A single page that works without network or server. */
export function htmlOf(report: Report): string {
  const say: Say = (label) => esc(LABELS[label][report.language]);
  const { failures, causes, calls, seed, startedAt, target, coverage } = report;
  const verdict =
    failures.length === 0
      ? `<p class="good">✓ ${say("none")}</p>`
      : `<p class="bad">✗ ${causes.length} ${say("causes")}，${failures.length} ${say("failures")}</p>`;
  const stopped =
    report.stopped === undefined ? "" : `<p class="bad">${say("stopped")}: ${esc(report.stopped)}</p>`;
  return `<!doctype html>
<html lang="${report.language === "zh" ? "zh-CN" : "en"}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say("title")}</title><style>${STYLE}</style>
<h1>${say("title")}</h1>
<p>${say("target")}: ${esc(Object.values(target).join(" · "))}<br>${esc(startedAt)} · ${calls} ${say("calls")} · ${say("seed")} ${seed}</p>
${verdict}${stopped}
${causes.length > 0 ? `<h2>${say("first")}</h2>` : ""}
${causes.map((cause) => causeSection(cause, report, say)).join("\n")}
${list(
  say("accepted"),
  report.accepted.map(({ key }) => key),
)}
${list(say("mended"), report.mended)}
${list(
  say("skipped"),
  report.skipped.map(({ what, reason }) => `${what}: ${reason}`),
)}
<h2>${say("coverage")}</h2>
<p>${esc(coverageText(report))}</p>
<table><tr><th>${say("operations")}<th>${say("calls")}<th>${say("status")}<th>${say("parameters")}<th>${say("bodyFields")}</tr>
${coverage.operations.map(coverageRow).join("\n")}</table>
</html>
`;
}

function causeSection(cause: Cause, { language }: Report, say: Say): string {
  return `<section class="${cause.severity}">
<h3>${esc(SEVERITIES[cause.severity][language])} · ${esc(cause.message)}</h3>
<p>${say("advice")}: ${esc(cause.advice)}</p>
${cause.failures.map((failure) => failureDetails(failure, say)).join("\n")}
</section>`;
}

function failureDetails(failure: Failure, say: Say): string {
  const answer = failure.response
    ? `<dt>HTTP ${failure.response.status}<dd><pre>${esc(failure.response.body)}</pre>`
    : "";
  return `<details><summary><code>${esc(failure.operationId)}</code> ${esc(failure.method)} ${esc(failure.path)} · ${esc(failure.message)} · ${failure.count} ${say("times")}</summary>
<dl><dt>${say("rule")}<dd>${esc(failure.rule)} · ${say("specification")} ${esc(failure.section)} · ${say("provenance")} ${esc(failure.provenance)}
<dt>${say("probe")}<dd>${esc(failure.probe)}<dt>${say("expected")}<dd>${esc(failure.expected)}
<dt>${say("seen")}<dd>${esc(failure.seen)}<dt>curl<dd><pre>${esc(failure.curl)}</pre>${answer}
<dt>${say("fault")}<dd><pre>${esc(JSON.stringify(failure.fault))}</pre>
<dt>${say("replay")}<dd><code>${esc(failure.replay)}</code></dl></details>`;
}

function coverageRow({ operationId, calls, statuses, parameters, bodyFields }: OperationCoverage): string {
  const cells = [statuses, parameters, bodyFields].map((counts) =>
    Object.entries(counts)
      .map(([name, times]) => `<span${times === 0 ? ' class="unseen"' : ""}>${esc(name)}</span>`)
      .join(" "),
  );
  return `<tr><td><code>${esc(operationId)}</code><td>${calls}<td>${cells.join("<td>")}</tr>`;
}

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ""
    : `<details><summary>${title} (${items.length})</summary><ul>${items.map((item) => `<li>${esc(item)}`).join("")}</ul></details>`;
