import { setTimeout as sleep } from "node:timers/promises";
import type { RecordedExchange } from "./recorded-exchange.ts";
import { type Fixture, createFolder, readFixtures, writeFixture } from "./fixture-file.ts";
import { openHarFile } from "./har-file.ts";
import { type RecordedAnswer, answerKey, recordAnswer } from "./recorded-answer.ts";

export type Recorder = {
  /** Records a call; it is written in the background. */
  add(seen: RecordedExchange): void;
  /** Writes what is still pending. */
  close(): Promise<void>;
};

const PAUSE_MS = 300;
/** Per operation; the oldest make room. */
const MOST_ANSWERS = 500;

type Answers = { readonly tag: string; readonly byKey: Map<string, RecordedAnswer> };

/**
 * Records calls in a folder: a HAR of all, and per operation the answers, one for each request, status and shape. An
 * earlier recording in the folder is continued. Throws InputError for a folder that cannot be used; `onError` is called
 * for later write errors.
 */
export function createRecorder(folder: string, onError: (error: unknown) => void): Recorder {
  createFolder(folder);
  const operations = new Map(
    readFixtures(folder).map(({ operationId, tag, answers }): [string, Answers] => [
      operationId,
      { tag, byKey: new Map(answers.map((answer) => [answerKey(answer), answer])) },
    ]),
  );
  const har = openHarFile(folder);
  const changed = new Set<string>();
  let writing: Promise<void> | undefined;
  const write = async () => {
    for (const operationId of changed) {
      changed.delete(operationId);
      const known = operations.get(operationId);
      if (known) await writeFixture(folder, toFixture(operationId, known));
    }
  };
  const writeSoon = () => {
    writing ??= sleep(PAUSE_MS)
      .then(write)
      .catch(onError)
      .finally(() => {
        writing = undefined;
      });
  };
  return {
    add(seen) {
      har.append(seen).catch(onError);
      const answer = recordAnswer(seen);
      if (!answer || !seen.operation) return;
      const { id, tag } = seen.operation;
      const known = operations.get(id) ?? { tag, byKey: new Map<string, RecordedAnswer>() };
      operations.set(id, known);
      keep(known.byKey, answer);
      changed.add(id);
      writeSoon();
    },
    async close() {
      await writing;
      await write();
      await har.close();
    },
  };
}

function keep(byKey: Map<string, RecordedAnswer>, answer: RecordedAnswer): void {
  const key = answerKey(answer);
  // A Map keeps insertion order: the latest is moved to the end.
  byKey.delete(key);
  byKey.set(key, answer);
  const [oldest] = byKey.keys();
  if (byKey.size > MOST_ANSWERS && oldest !== undefined) byKey.delete(oldest);
}

const toFixture = (operationId: string, { tag, byKey }: Answers): Fixture => ({
  operationId,
  tag,
  answers: [...byKey.values()],
});
