import type { Operation, Parameter } from "../../api-client/contract/operation.ts";
import { type Base, optionalReferences } from "../../api-client/generate/base-input.ts";
import { isReference } from "../../api-client/generate/find-data.ts";
import { inputsAround, isForm } from "../../api-client/generate/inputs-around.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import { fieldOf, withValue } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import { bodyEdges } from "../generate/body-edges.ts";
import { validEdges } from "../generate/edges.ts";
import type { Run } from "../run/run.ts";
import { bodyPlace, expectAccepted, expectBodyAccepted } from "./accepted.ts";
import type { Probe, ProbeRun } from "./probe.ts";
import { searchCounterexamples } from "./search-counterexamples.ts";

type ValidRun = ProbeRun & Pick<Run, "seed" | "depth" | "skipped" | "coverage">;

/** Request URLs must stay short. */
const LONGEST_IN_ADDRESS = 500;

/**
 * Valid calls of a reading operation: the smallest, every value of every enum and every bound one at a time, in the
 * query and in the body, then generated combinations, whose failures shrink.
 */
export const probeValid: Probe<ValidRun> = async (run, operation, base) => {
  if (!base || base.isGuessed) return run.skipped.add(operation.id, () => withoutData(run, operation));
  const first = await run.tester.call(operation, base.input, SMALLEST);
  if (base.isListed) expectFound(run, first);
  expectAccepted(run, first, "", SMALLEST);
  for (const parameter of operation.parameters)
    if (parameter.in === "query") await probeParameter(run, operation, base, parameter);
  await probeBody(run, operation, base);
  const isVaried = operation.parameters.some((each) => each.in === "query" && !each.required);
  if (isVaried || isForm(operation)) await probeGenerated(run, operation, base);
};

async function probeParameter(run: ValidRun, operation: Operation, { input }: Base, parameter: Parameter) {
  const { in: part, name, schema } = parameter;
  for (const edge of validEdges(schema)) {
    if (typeof edge.value === "string" && edge.value.length > LONGEST_IN_ADDRESS) continue;
    const probe = { zh: `${name}：${edge.label.zh}`, en: `${name}: ${edge.label.en}` };
    const exchange = await run.tester.call(
      operation,
      withValue(input, { part, keys: [name] }, edge.value),
      probe,
    );
    if (!isReference(name, schema)) expectAccepted(run, exchange, `${part} ${name} ${edge.keyword}`, probe);
  }
}

async function probeBody(run: ValidRun, operation: Operation, { input }: Base): Promise<void> {
  if (!operation.body || !input.body || !isForm(operation)) return;
  for (const { place, keyword, label, apply } of bodyEdges(operation.body.schema, input.body)) {
    const varied = apply(input);
    const exchange = await run.tester.call(operation, varied, label);
    expectBodyAccepted(run, exchange, varied.body, bodyPlace(fieldOf(place), keyword), label);
  }
  // The state decides whether this value is valid together with the others.
  for (const [name, id] of Object.entries(optionalReferences(operation, run.known))) {
    const probe = { zh: `${name} 取自列表`, en: `${name} from a list` };
    await run.tester.call(operation, withValue(input, { part: "body", keys: [name] }, id), probe);
  }
}

const NO_DATA: Words = {
  zh: "没有找到可用的编号：列表为空，或没有列表给出它",
  en: "no id was found: lists are empty, or none shows it",
};

/** Undefined if a flow has called it on a record of its own. */
export const withoutData = ({ coverage }: Pick<Run, "coverage">, operation: Operation): Words | undefined =>
  coverage.hasSucceeded(operation) ? undefined : NO_DATA;

const SMALLEST: Words = { zh: "最小的合法调用", en: "the smallest valid call" };
export const GENERATED: Words = { zh: "生成的合法输入", en: "a generated valid input" };

/**
 * Query parameters may be mutually exclusive, which gives a 422: for combinations only the response itself is checked.
 */
const probeGenerated = (run: ValidRun, operation: Operation, { input }: Base): Promise<void> =>
  searchCounterexamples(
    run,
    operation.id,
    [operation.id],
    inputsAround(operation, input),
    async (generated) => {
      const exchange = await run.tester.call(operation, generated, GENERATED);
      if (generated.body && Object.keys(generated.query).length === 0)
        expectBodyAccepted(run, exchange, generated.body, "", GENERATED);
    },
  );

/** Listed records must be readable by id. */
function expectFound(run: ValidRun, exchange: Exchange): void {
  if (exchange.response.status !== 404) return;
  const expected = { zh: "2xx：编号来自列表", en: "2xx: the id is in a list" };
  run.recorder.unexpected(exchange, "record-not-found", "", expected, SMALLEST);
}
