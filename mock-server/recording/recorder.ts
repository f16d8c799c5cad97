import { setTimeout as sleep } from "node:timers/promises";
import { type Fixture, createFolder, readFixtures, writeFixture } from "./fixture-file.ts";
import { openHarFile } from "./har-file.ts";
import type { RecordedExchange } from "./recorded-exchange.ts";
import { type RecordedResponse, responseKey, recordResponse } from "./recorded-response.ts";

export type Recorder = {
  /** Records a call; it is written in the background. */
  add(seen: RecordedExchange): void;
  /** Writes what is still pending. */
  close(): Promise<void>;
};

const PAUSE_MS = 300;
/** Per operation; the oldest make room. */
const MOST_RESPONSES = 500;

type Recorded = { readonly tag: string; readonly byKey: Map<string, RecordedResponse> };

/**
 * Records calls in a folder: a HAR of all, and per operation the responses, one for each request, status and shape. An
 * earlier recording in the folder is continued. Throws InputError for a folder that cannot be used; `onError` is called
 * for later write errors.
 */
export function createRecorder(folder: string, onError: (error: unknown) => void): Recorder {
  createFolder(folder);
  const operations = new Map(
    readFixtures(folder).map(({ operationId, tag, answers }): [string, Recorded] => [
      operationId,
      { tag, byKey: new Map(answers.map((response) => [responseKey(response), response])) },
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
      const response = recordResponse(seen);
      if (!response || !seen.operation) return;
      const { id, tag } = seen.operation;
      const known = operations.get(id) ?? { tag, byKey: new Map<string, RecordedResponse>() };
      operations.set(id, known);
      keep(known.byKey, response);
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

function keep(byKey: Map<string, RecordedResponse>, response: RecordedResponse): void {
  const key = responseKey(response);
  // A Map keeps insertion order: the latest is moved to the end.
  byKey.delete(key);
  byKey.set(key, response);
  const [oldest] = byKey.keys();
  if (byKey.size > MOST_RESPONSES && oldest !== undefined) byKey.delete(oldest);
}

const toFixture = (operationId: string, { tag, byKey }: Recorded): Fixture => ({
  operationId,
  tag,
  answers: [...byKey.values()],
});
