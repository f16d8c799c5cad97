import type { OperationCoverage } from "../../api-client/coverage.ts";
import type { Language } from "../../api-client/words.ts";
import type { Cause, Failure, Report } from "../report.ts";
import { escapeMarkup as esc } from "./escape-markup.ts";
import { LABELS, SEVERITIES } from "./labels.ts";
import { SCRIPT, STYLE } from "./page-files.ts";
import { isUnjudged, progressLines } from "./progress.ts";
import { coverageText, timelineLines } from "./terminal.ts";

type Say = (label: keyof typeof LABELS) => string;

/** A single page that works without network or server. */
export function htmlOf(report: Report): string {
  const say: Say = (label) => esc(LABELS[label][report.language]);
  const { failures, causes, calls, seed, startedAt, target, coverage, implementation } = report;
  const [progress, ...tags] = progressLines(report);
  const verdict =
    failures.length === 0
      ? isUnjudged(report)
        ? `<p class="bad">✗ ${say("unjudged")}</p>`
        : `<p class="good">✓ ${say("none")}</p>`
      : `<p class="bad">✗ ${causes.length} ${say("causes")}, ${failures.length} ${say("failures")}</p>`;
  const stopped =
    report.stopped === undefined ? "" : `<p class="bad">${say("stopped")}: ${esc(report.stopped)}</p>`;
  return `<!doctype html>
<html lang="${report.language === "zh" ? "zh-CN" : "en"}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say("title")}</title><style>${STYLE}</style>
<h1>${say("title")}</h1>
<p>${say("target")}: ${esc(Object.values(target).join(" · "))}<br>${esc(startedAt)} · ${calls} ${say("calls")} · ${say("seed")} ${seed}</p>
<p><strong>${esc(progress ?? "")}</strong></p>
${list(say("byTag"), tags)}
${verdict}${stopped}
${failures.length > 0 ? failureViews(report, say) : ""}
${list(
  say("accepted"),
  report.accepted.map(({ key }) => key),
)}
${list(say("mended"), report.mended)}
${list(say("lost"), report.unjudged)}
${list(
  say("skipped"),
  report.skipped.map(({ what, reason }) => `${what}: ${reason}`),
)}
${list(say("missing"), implementation.missing)}
<h2 id="coverage">${say("coverage")}</h2>
<p>${esc(coverageText(report))}</p>
<table><tr><th>${say("operations")}<th>${say("calls")}<th>${say("status")}<th>${say("parameters")}<th>${say("bodyFields")}</tr>
${coverage.operations.map(coverageRow).join("\n")}</table>
<script>${SCRIPT}</script>
</html>
`;
}

/**
 * The failures by cause and by operation: each failure is listed once, by cause; the other view leads to it. The script
 * filters both.
 */
function failureViews(report: Report, say: Say): string {
  const { causes, failures, language } = report;
  const anchors = new Map(
    causes.flatMap((cause) => cause.failures).map(({ key }, index) => [key, `f${index}`]),
  );
  const severities = [...new Set(causes.map(({ severity }) => severity))].map(
    (severity) =>
      `<label><input type="checkbox" name="severity" value="${severity}" checked> ${esc(SEVERITIES[severity][language])}</label>`,
  );
  const contents = causes.map(
    (cause, index) =>
      `<li class="${cause.severity}" data-for="c${index}"><a href="#c${index}">${esc(cause.message)}</a> <span>${cause.failures.length} · ${esc(cause.operationIds.slice(0, 3).join(", "))}${cause.operationIds.length > 3 ? " …" : ""}</span>`,
  );
  const operations = [...Map.groupBy(failures, ({ operationId }) => operationId)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const rows = operations.map(
    ([id, group]) =>
      `<details class="failure"><summary><code>${esc(id)}</code> ${esc(group[0]?.method ?? "")} ${esc(group[0]?.path ?? "")} · ${group.length}</summary><ul>${group
        .map(
          ({ key, message, rule, severity }) =>
            `<li data-severity="${severity}" data-text="${esc(`${id} ${rule} ${message}`.toLowerCase())}"><a href="#${anchors.get(key)}">${esc(message)}</a>`,
        )
        .join("")}</ul></details>`,
  );
  return `<form class="filter" role="search"><label>${say("filter")} <input type="search" name="text" autocomplete="off"></label>${severities.join("")}<output></output></form>
<nav><h2>${say("contents")}</h2><ol>${contents.join("")}<li><a href="#operations">${say("byOperation")}</a><li><a href="#coverage">${say("coverage")}</a></ol></nav>
<h2 id="causes">${say("first")} · ${say("byCause")}</h2>
${causes.map((cause, index) => causeSection(cause, `c${index}`, anchors, report, say)).join("\n")}
<h2 id="operations">${say("byOperation")}</h2>
${rows.join("\n")}`;
}

function causeSection(
  cause: Cause,
  id: string,
  anchors: ReadonlyMap<string, string>,
  { language }: Report,
  say: Say,
): string {
  return `<section class="${cause.severity}" id="${id}">
<h3>${esc(SEVERITIES[cause.severity][language])} · ${esc(cause.message)}</h3>
<p>${say("advice")}: ${esc(cause.advice)}</p>
${cause.failures.map((failure) => failureDetails(failure, anchors.get(failure.key) ?? "", language, say)).join("\n")}
</section>`;
}

function failureDetails(failure: Failure, id: string, language: Language, say: Say): string {
  const response = failure.response
    ? `<dt>HTTP ${failure.response.status}<dd><pre>${esc(failure.response.body)}</pre>`
    : "";
  const times = timelineLines(failure, language).slice(1);
  const timeline = times.length === 0 ? "" : `<dt>${say("timeline")}<dd><pre>${esc(times.join("\n"))}</pre>`;
  const rules = failure.faults.map((each) => JSON.stringify(each)).join("\n");
  const faults = rules === "" ? "" : `<dt>${say("fault")}<dd><pre>${esc(rules)}</pre>`;
  const cited = failure.sentences.map(esc).join("<br>");
  const sentences = cited === "" ? "" : `<dt>${say("sentence")}<dd>${cited}`;
  const searched = `${failure.operationId} ${failure.rule} ${failure.message}`.toLowerCase();
  return `<details class="failure" id="${id}" data-severity="${failure.severity}" data-text="${esc(searched)}"><summary><code>${esc(failure.operationId)}</code> ${esc(failure.method)} ${esc(failure.path)} · ${esc(failure.message)} · ${failure.count} ${say("times")}</summary>
<dl><dt>${say("rule")}<dd>${esc(failure.rule)} · ${say("provenance")} ${esc(failure.provenance)}
<dt>${say("specification")} ${esc(failure.section)}<dd>${esc(failure.specification)}
${sentences}<dt>${say("probe")}<dd>${esc(failure.probe)}<dt>${say("expected")}<dd>${esc(failure.expected)}
<dt>${say("seen")}<dd>${esc(failure.seen)}${timeline}<dt>curl<dd><pre>${esc(failure.curl)}</pre>${response}
${faults}
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
