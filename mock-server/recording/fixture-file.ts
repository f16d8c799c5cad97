import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { InputError, isRecord } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import type { RecordedResponse } from "./recorded-response.ts";

/** The responses of one operation: `answers/<tag>/<operationId>.json` of a recording. */
export type Fixture = {
  readonly operationId: string;
  readonly tag: string;
  /** The latest last. */
  readonly answers: readonly RecordedResponse[];
};

const FOLDER = "answers";

/** Creates the folder of a recording if it does not exist. Throws InputError. */
export function createFolder(folder: string): void {
  try {
    mkdirSync(join(folder, FOLDER), { recursive: true });
  } catch (error) {
    throw new InputError(
      say(
        `cannot record in ${folder}: ${(error as Error).message}`,
        `无法录制到 ${folder}：${(error as Error).message}`,
      ),
    );
  }
}

/** Reads every fixture of a recording. Throws InputError for a folder without a recording, and for a broken file. */
export function readFixtures(folder: string): Fixture[] {
  const root = join(folder, FOLDER);
  let names: string[];
  try {
    names = readdirSync(root, { recursive: true, encoding: "utf8" });
  } catch {
    throw new InputError(
      say(
        `${folder} has no recording (no folder ${FOLDER}): record one with --record ${folder}`,
        `${folder} 中没有录制（没有目录 ${FOLDER}）：请用 --record ${folder} 录制`,
      ),
    );
  }
  return names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => readFixture(join(root, name)));
}

function readFixture(file: string): Fixture {
  let fixture: unknown;
  try {
    fixture = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new InputError(
      say(
        `${file} is not valid JSON: ${(error as Error).message}`,
        `${file} 不是合法的 JSON：${(error as Error).message}`,
      ),
    );
  }
  const isWhole =
    isRecord(fixture) &&
    typeof fixture.operationId === "string" &&
    Array.isArray(fixture.answers) &&
    fixture.answers.every(
      (answer) => isRecord(answer) && isRecord(answer.request) && Number.isInteger(answer.status),
    );
  if (!isWhole)
    throw new InputError(
      say(
        `${file} is not a recording: operationId is missing, or a response in answers is incomplete`,
        `${file} 不是录制：缺少 operationId，或 answers 中的某个响应不完整`,
      ),
    );
  return fixture as unknown as Fixture;
}

/** Writes a fixture under another name and renames it: a reader never sees half of it. */
export async function writeFixture(folder: string, fixture: Fixture): Promise<void> {
  const file = join(folder, FOLDER, fixture.tag, `${fixture.operationId}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, `${JSON.stringify(fixture, undefined, 2)}\n`);
  await rename(`${file}.tmp`, file);
}
