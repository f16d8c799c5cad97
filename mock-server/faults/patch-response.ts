import isEqual from "fast-deep-equal";
import { applyPatch, Pointer } from "rfc6902";
import type { MockResponse } from "#mock/contract/validate-output.ts";
import { bodyBytes } from "#mock/http/write-json.ts";
import { InputError } from "#mock/input/input-error.ts";
import { type Text, say } from "#mock/language/say.ts";
import type { PatchOperation } from "./fault.ts";

/** Characters of JSON that all operations of a patch may write: each copy of a copy doubles the response. */
const MOST_WRITTEN = 1_000_000;

/**
 * A response with its JSON body changed. Throws InputError for another body, for an operation that does not fit it, and
 * for operations that write too much.
 */
export function patchResponse(response: MockResponse, patch: readonly PatchOperation[]): MockResponse {
  // A copy: the values of a response may be those of the world.
  const holder = { body: parse(response) };
  let written = 0;
  for (const [index, operation] of patch.entries()) {
    written += sizeOf(writtenBy(holder, operation));
    if (written > MOST_WRITTEN)
      throw misfit(index, operation, [
        `makes the response too large: a patch writes at most ${MOST_WRITTEN} characters of JSON`,
        `使响应过大：一个 patch 最多写入 ${MOST_WRITTEN} 个字符的 JSON`,
      ]);
    if (!apply(holder, operation))
      throw misfit(index, operation, ["does not fit the response", "不适用于此响应"]);
  }
  return { ...response, body: holder.body };
}

const placeOf = (path = "") => `/body${path}`;

const valueAt = (holder: object, path: string | undefined): unknown =>
  Pointer.fromJSON(placeOf(path)).get(holder);

const writtenBy = (holder: object, { op, from, value }: PatchOperation): unknown =>
  op === "copy" ? valueAt(holder, from) : value;

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

function apply(holder: object, { path, from, ...rest }: PatchOperation): boolean {
  // The package compares lists in the square of their length.
  if (rest.op === "test") return isEqual(valueAt(holder, path), rest.value);
  const operation = { ...rest, path: placeOf(path), ...(from !== undefined && { from: placeOf(from) }) };
  const [error] = applyPatch(holder, [operation] as Parameters<typeof applyPatch>[1]);
  return error === null;
}

const misfit = (index: number, { op, path }: PatchOperation, [en, zh]: Text): InputError =>
  new InputError(
    say(
      `fault: operation ${index} of the patch (${op} ${path}) ${en}`,
      `fault：patch 的第 ${index} 个操作（${op} ${path}）${zh}`,
    ),
  );

function parse({ body }: MockResponse): unknown {
  try {
    return JSON.parse(Buffer.from(bodyBytes(body), "latin1").toString("utf8"));
  } catch {
    throw new InputError(
      say("fault: the response to be patched is not JSON", "fault：要修改的响应不是 JSON"),
    );
  }
}
