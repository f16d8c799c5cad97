import { writeFile } from "node:fs/promises";
import { printable, printableLines, statusLine } from "#api-spec/kit/terminal.ts";
import { exitWith } from "../api-client/arguments.ts";
import type { SeenExchange } from "../api-client/http/seen.ts";
import type { Language } from "../api-client/words.ts";
import { applyBaseline, readBaseline, writeBaseline } from "./baseline.ts";
import { HELP } from "./cli/help.ts";
import { type CommandLine, languageOf, readCommandLine } from "./cli/read-command-line.ts";
import { cannotWrite, prepareFiles } from "./cli/result-files.ts";
import { judgeHar } from "./judge-har.ts";
import type { Progress } from "./options.ts";
import type { Report } from "./report.ts";
import { harOf } from "./report/har.ts";
import { htmlOf } from "./report/html.ts";
import { junitOf } from "./report/junit.ts";
import { LABELS } from "./report/labels.ts";
import { isUnjudged } from "./report/progress.ts";
import { terminalLines } from "./report/terminal.ts";
import { runConformance } from "./run.ts";
import { sentenceLines } from "./sentences/table.ts";

const UNJUDGED = 2;
const INTERRUPTED = 130;

async function main(args: string[]): Promise<number> {
  const commandLine = readCommandLine(args, process.env);
  if (commandLine.help) {
    console.log(HELP[commandLine.language]);
    return 0;
  }
  if (commandLine.sentences) {
    console.log(sentenceLines(commandLine.options, commandLine.language).join("\n"));
    return 0;
  }
  // An invalid file is reported before the first call.
  const known = commandLine.baseline === undefined ? undefined : await readBaseline(commandLine.baseline);
  const { reports, writeBaseline: newBaseline } = commandLine;
  const files = reports.map(({ file }) => file);
  await prepareFiles(newBaseline === undefined ? files : [...files, newBaseline]);
  const exchanges: SeenExchange[] = [];
  const found = await judge(commandLine, exchanges);
  const report = known ? applyBaseline(found, known) : found;
  // Checked first, so that no results are lost to an unwritable file.
  const lines = [...terminalLines(report), ...unseenLines(report, commandLine)];
  console.log(lines.map(printable).join("\n"));
  await writeReports(commandLine, report, exchanges);
  if (newBaseline !== undefined) await writeBaseline(newBaseline, report);
  return exitCode(report, commandLine);
}

async function judge(commandLine: CommandLine, exchanges: SeenExchange[]): Promise<Report> {
  const { options, reports, language } = commandLine;
  if (commandLine.judgeHar !== undefined) return judgeHar(options, commandLine.judgeHar);
  const interruption = new AbortController();
  const stop = () => interruption.abort();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const line = statusLine(process.stderr);
  const wantsHar = reports.some(({ kind }) => kind === "har");
  try {
    return await runConformance({
      ...options,
      signal: interruption.signal,
      onProgress: (progress) => line.show(progressText(progress, language)),
      ...(wantsHar && { onExchange: (seen: SeenExchange) => void exchanges.push(seen) }),
    });
  } finally {
    line.clear();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

/** Writes the report files. Throws SetupError for a file that cannot be written. */
async function writeReports(
  { reports }: CommandLine,
  report: Report,
  exchanges: readonly SeenExchange[],
): Promise<void> {
  const contents = {
    junit: () => junitOf(report),
    json: () => `${JSON.stringify(report, undefined, 2)}\n`,
    html: () => htmlOf(report),
    har: () => harOf(exchanges),
  };
  for (const { kind, file } of reports)
    await writeFile(file, printableLines(contents[kind]())).catch((error: Error) => {
      throw cannotWrite(file, error);
    });
}

/** How far the run is. */
const progressText = ({ done, total, calls, failures, at }: Progress, language: Language): string =>
  `${done}/${total} · ${calls} ${LABELS.calls[language]} · ${failures} ${LABELS.failures[language]} · ${at}`;

/** Why a run fails without a violation. */
function unseenLines({ coverage: { unseen } }: Report, { failOnUnseen, language }: CommandLine): string[] {
  if (!failOnUnseen || unseen.length === 0) return [];
  const title =
    language === "zh"
      ? `✗ --fail-on-unseen：${unseen.length} 项从未见到`
      : `✗ --fail-on-unseen: ${unseen.length} never seen`;
  return [title, ...unseen.map((each) => `  ${each}`)];
}

function exitCode(report: Report, { failOnUnseen }: CommandLine): number {
  const { stopped, failures, coverage, implementation, unjudged } = report;
  if (stopped !== undefined) return INTERRUPTED;
  if (isUnjudged(report)) return UNJUDGED;
  if (implementation.missing.length + unjudged.length > 0) return 1;
  return failures.length > 0 || (failOnUnseen && coverage.unseen.length > 0) ? 1 : 0;
}

const args = process.argv.slice(2);
await exitWith(() => main(args), languageOf(args));
