import { applyPatch } from "rfc6902";
import type { Answer } from "#mock/contract/validate-output.ts";
import { bodyBytes } from "#mock/http/write-json.ts";
import { InputError } from "#mock/input/check-fields.ts";
import type { PatchOperation } from "./fault.ts";
import { say } from "#mock/language/say.ts";

/** An answer with its JSON body changed. Throws InputError for another body, and for an operation that does not fit it. */
export function patchAnswer(answer: Answer, patch: readonly PatchOperation[]): Answer {
  // A copy: the values of an answer may be those of the world.
  const holder = { body: parse(answer) };
  const operations = patch.map(({ path, from, ...rest }) => ({
    ...rest,
    path: `/body${path}`,
    ...(from !== undefined && { from: `/body${from}` }),
  }));
  const errors = applyPatch(holder, operations as Parameters<typeof applyPatch>[1]);
  for (const [index, error] of errors.entries())
    if (error)
      throw new InputError(
        say(
          `fault: operation ${index} of the patch (${patch[index]?.op} ${patch[index]?.path}) does not fit the answer`,
          `fault：patch 的第 ${index} 个操作（${patch[index]?.op} ${patch[index]?.path}）不适用于此响应`,
        ),
      );
  return { ...answer, body: holder.body };
}

function parse({ body }: Answer): unknown {
  try {
    return JSON.parse(Buffer.from(bodyBytes(body), "latin1").toString("utf8"));
  } catch {
    throw new InputError(say("fault: the answer to be patched is not JSON", "fault：要修改的响应不是 JSON"));
  }
}
