import { same, show } from "../checks/finding.ts";
import type { Operation } from "../contract/operation.ts";
import type { Base } from "../generate/base-input.ts";
import { envelopeOf, isSuccess } from "../http/exchange.ts";
import { NOTATIONS, hasList } from "../request/notations.ts";
import type { ProbeRun } from "./probe.ts";

/**
 * Every list notation must be equivalent to the contract's own: accepted if that is, with as many records in the
 * response.
 */
export async function probeNotation(
  run: ProbeRun,
  operation: Operation,
  base: Base | undefined,
): Promise<void> {
  if (!operation.body || !base?.input.body || !hasList(base.input.body)) return;
  const own = await run.tester.call(operation, base.input, {
    zh: "契约的写法",
    en: "the contract's notation",
  });
  if (!isSuccess(own.answer)) return;
  for (const { name, words, encode } of NOTATIONS) {
    // A list of objects has no short notation.
    if (
      name !== "gaps" &&
      Object.values(base.input.body)
        .flat()
        .some((item) => typeof item === "object")
    )
      continue;
    const exchange = await run.tester.call(operation, base.input, words, { encode });
    const { answer } = exchange;
    if ([400, 415, 422].includes(answer.status)) {
      const expected = { zh: "与 ids[0]=1 同样成功", en: "success, as with ids[0]=1" };
      run.recorder.unexpected(exchange, "notation-ignored", name, expected, words);
    } else if (isSuccess(answer) && !operation.writes && sizes(answer) !== sizes(own.answer))
      run.recorder.add(
        exchange,
        {
          rule: "notation-ignored",
          place: name,
          expected: same(sizes(own.answer)),
          seen: same(sizes(answer)),
        },
        words,
      );
  }
}

/** The number of records in each list of a response. */
function sizes(answer: Parameters<typeof envelopeOf>[0]): string {
  const data = (envelopeOf(answer).data ?? {}) as Record<string, unknown>;
  const lists = Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value.length]] : [],
  );
  return show(Object.fromEntries(lists));
}
