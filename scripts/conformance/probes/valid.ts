import fc from "fast-check";
import { baseInput } from "../generate/base-input.ts";
import { inputsAround } from "../generate/arbitrary.ts";
import { isReference } from "../generate/find-data.ts";
import { validEdges } from "../generate/edges.ts";
import type { Operation } from "../contract/operation.ts";
import { type Exchange, isSuccess } from "../http/exchange.ts";
import { type Input, withValue } from "../request/input.ts";
import { GivenUp } from "../run/given-up.ts";
import { Interrupted } from "../run/interrupted.ts";
import type { Run } from "../run/run.ts";
import type { Words } from "../words.ts";
import { expectation } from "./probe.ts";
import { seedOf } from "./seed.ts";

/**
 * Valid calls of a reading operation: the smallest, every value of every enum and every bound one by one, then
 * generated combinations, whose failures shrink.
 */
export async function probeValid(run: Run, operation: Operation): Promise<void> {
  const { deref } = run.contract;
  const base = baseInput(operation, run.known, deref);
  if (!base || base.isGuessed) return run.skip(operation.id, NO_DATA);
  const first = await run.call(operation, base.input, SMALLEST);
  if (base.isListed) expectFound(run, first);
  expectAccepted(run, first, "", SMALLEST);
  for (const { in: part, name, schema } of operation.parameters) {
    if (part !== "query") continue;
    for (const edge of validEdges(schema, deref)) {
      const probe = { zh: `${name}：${edge.label.zh}`, en: `${name}: ${edge.label.en}` };
      const input = withValue(base.input, { part, keys: [name] }, edge.value);
      const exchange = await run.call(operation, input, probe);
      if (!isReference(name, schema, deref))
        expectAccepted(run, exchange, `${part} ${name} ${edge.keyword}`, probe);
    }
  }
  if (operation.parameters.some((each) => each.in === "query" && !each.required))
    await probeGenerated(run, operation, base.input);
}

export const NO_DATA: Words = {
  zh: "没有找到可用的编号：列表为空，或没有列表给出它",
  en: "no id was found: lists are empty, or none shows it",
};
const SMALLEST: Words = { zh: "最小的合法调用", en: "the smallest valid call" };
const GENERATED: Words = { zh: "生成的合法参数组合", en: "a generated combination of valid parameters" };

/** Fields that exclude each other are told by a 422, so combinations are judged by what they answer alone. */
async function probeGenerated(run: Run, operation: Operation, base: Input): Promise<void> {
  let interruption: Error | undefined;
  const property = fc.asyncProperty(inputsAround(operation, base, run.contract.deref), async (input) => {
    if (interruption) return true;
    const before = run.recorder.size;
    try {
      await run.call(operation, input, GENERATED);
    } catch (error) {
      // Not for shrinking: the run is over, or the operation does not answer.
      if (!(error instanceof Interrupted || error instanceof GivenUp)) throw error;
      interruption = error;
    }
    return run.recorder.size === before;
  });
  await fc.check(property, { seed: seedOf(run.seed, operation.id), numRuns: run.depth });
  if (interruption) throw interruption;
}

/** What a list shows must open. */
function expectFound(run: Run, exchange: Exchange): void {
  if (exchange.answer.status !== 404) return;
  const expected = { zh: "2xx：编号来自列表", en: "2xx: the id stands in a list" };
  run.fail(exchange, expectation("record-not-found", "", expected, exchange.answer), SMALLEST);
}

function expectAccepted(run: Run, exchange: Exchange, place: string, probe: Words): void {
  const { answer, call } = exchange;
  if (isSuccess(answer)) return;
  if (answer.status === 401 && call.operation.needsSession) {
    const expected = { zh: "刚登录的会话可用", en: "a fresh session is accepted" };
    run.fail(exchange, expectation("session-refused", "", expected, answer), probe);
  } else if ([400, 415, 422].includes(answer.status)) {
    const expected = { zh: "2xx：输入符合契约", en: "2xx: the input keeps the contract" };
    run.fail(exchange, expectation("valid-refused", place, expected, answer), probe);
  }
}
