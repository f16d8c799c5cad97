import { readFixtures } from "./fixture-file.ts";
import { createMask } from "./mask.ts";
import type { RecordedResponse } from "./recorded-response.ts";
import { type RequestParts, keyOf, toRecordedRequest } from "./request-key.ts";

/** Recorded responses, for replay. */
export type Recording = {
  /** The last response to this request; undefined if none was recorded. */
  find(parts: RequestParts): RecordedResponse | undefined;
  /** The number of operations, and of responses in total. */
  readonly size: { readonly operations: number; readonly responses: number };
};

/** Reads a recording into memory. Throws InputError. */
export function readRecording(folder: string): Recording {
  const fixtures = readFixtures(folder);
  const mask = createMask();
  const byOperation = new Map(
    fixtures.map(({ operationId, answers }) => [
      operationId,
      new Map(answers.map((response) => [keyOf(response.request), response])),
    ]),
  );
  return {
    find: (parts) => byOperation.get(parts.operation.id)?.get(keyOf(toRecordedRequest(parts, mask))),
    size: {
      operations: fixtures.length,
      responses: fixtures.reduce((sum, { answers }) => sum + answers.length, 0),
    },
  };
}
