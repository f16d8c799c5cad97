import { writeFile } from "node:fs/promises";
import { printable, printableLines } from "#api-spec/kit/terminal.ts";
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
import { terminalLines } from "./report/terminal.ts";
import { runConformance } from "./run.ts";

const INTERRUPTED = 130;

async function main(args: string[]): Promise<number> {
  const commandLine = readCommandLine(args, process.env);
  if (commandLine.help) {
    console.log(HELP[commandLine.language]);
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
  const progress = progressLine(process.stderr, language);
  const wantsHar = reports.some(({ kind }) => kind === "har");
  try {
    return await runConformance({
      ...options,
      signal: interruption.signal,
      onProgress: progress.show,
      ...(wantsHar && { onExchange: (seen: SeenExchange) => void exchanges.push(seen) }),
    });
  } finally {
    progress.clear();
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

const CLEAR = "\r\u001B[K";

/** A progress line that is rewritten in place, only on a terminal: a log would keep every line. */
function progressLine(stream: NodeJS.WriteStream, language: Language) {
  return {
    show: ({ done, total, calls, failures, at }: Progress) => {
      if (!stream.isTTY) return;
      const text = `${done}/${total} · ${calls} ${LABELS.calls[language]} · ${failures} ${LABELS.failures[language]} · ${at}`;
      stream.write(`${CLEAR}${printable(text).slice(0, Math.max(20, stream.columns - 2))}`);
    },
    clear: () => {
      if (stream.isTTY) stream.write(CLEAR);
    },
  };
}

/** Why a run fails without a violation. */
function unseenLines({ coverage: { unseen } }: Report, { failOnUnseen, language }: CommandLine): string[] {
  if (!failOnUnseen || unseen.length === 0) return [];
  const title =
    language === "zh"
      ? `✗ --fail-on-unseen：${unseen.length} 项从未见到`
      : `✗ --fail-on-unseen: ${unseen.length} never seen`;
  return [title, ...unseen.map((each) => `  ${each}`)];
}

function exitCode(
  { stopped, failures, coverage, implementation }: Report,
  { failOnUnseen }: CommandLine,
): number {
  if (stopped !== undefined) return INTERRUPTED;
  if (implementation.missing.length > 0) return 1;
  return failures.length > 0 || (failOnUnseen && coverage.unseen.length > 0) ? 1 : 0;
}

const args = process.argv.slice(2);
await exitWith(() => main(args), languageOf(args));
