import { writeFile } from "node:fs/promises";
import { harOf } from "../report/har.ts";
import { htmlOf } from "../report/html.ts";
import { junitOf } from "../report/junit.ts";
import type { Report, SeenExchange } from "../report.ts";
import type { CommandLine } from "./read-command-line.ts";
import { cannotWrite } from "./result-files.ts";

/** Writes the report files. Throws SetupError for a file that cannot be written. */
export async function writeReports(
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
    await writeFile(file, contents[kind]()).catch((error: Error) => {
      throw cannotWrite(file, error);
    });
}
