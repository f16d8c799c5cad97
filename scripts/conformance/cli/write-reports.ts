import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { harOf } from "../report/har.ts";
import { htmlOf } from "../report/html.ts";
import { junitOf } from "../report/junit.ts";
import type { Report, SeenExchange } from "../report.ts";
import { SetupError } from "../setup-error.ts";
import type { CommandLine } from "./read-command-line.ts";

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
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, contents[kind]());
    } catch (error) {
      const why = (error as Error).message;
      throw new SetupError({ zh: `写不了 ${file}：${why}`, en: `cannot write ${file}: ${why}` });
    }
}
