import type { Parameter } from "#api-spec/kit/operations.ts";
import { type Schema, isFile } from "#api-spec/kit/schema.ts";
import type { OperationId } from "#generated/operations.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { MockUrls } from "#mock/test-kit/mock-urls.ts";
import { type MockWorld, openWorld } from "#mock/test-kit/open-world.ts";
import { type Step, type Values, type Way, ways } from "./ways.ts";

/** The first bytes of a JPEG: a file of an example is only its name. */
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);

type Input = { readonly path: Values; readonly query: Values; readonly body?: Values };

/**
 * Returns `follow`, which opens a new world of the mock at `urls` and takes the steps that precede a success of an
 * operation; it rejects when the mock refuses a step. The values that it finds replace fields of the same names in the
 * contract's example of a request, which `inputOf` returns and `call` sends. Both throw for an unknown operation.
 */
export function createWays(urls: MockUrls, { operations }: Pick<Contract, "operations">) {
  async function follow(
    id: string,
    { as = "buyer", steps = [], fields = {} }: Way = ways[id as OperationId] ?? {},
  ): Promise<{ readonly world: MockWorld; readonly values: Values }> {
    const world = await openWorld(urls, { name: id, ...(as && { persona: as }) });
    const found: Record<string, unknown> = {};
    for (const step of steps) Object.assign(found, await take(world, step, found));
    return { world, values: { ...found, ...fields } };
  }

  function inputOf(id: string, values: Values): Input {
    const operation = operations.get(id);
    if (!operation) throw new Error(`the contract has no operation ${id}`);
    return replaceFields(exampleInput(operation), values) as Input;
  }

  const call = (world: MockWorld, id: string, values: Values) =>
    world.call(id as OperationId, inputOf(id, values) as never);

  async function take(world: MockWorld, step: Step, found: Values): Promise<Values> {
    if (typeof step === "function") {
      await step(world, found);
      return {};
    }
    const [id, taken = {}, fields = {}] = step;
    const { status, text, body } = await call(world, id, { ...found, ...fields });
    if (status >= 300) throw new Error(`${id}: ${status} ${text}`);
    const data = body.data as Values;
    return { ...mapValues(taken, (name) => data[name]), ...(await lastCode(world)) };
  }

  return { follow, inputOf, call };
}

/** The code of the last text message, as a buyer would type it next. */
async function lastCode({ control }: MockWorld): Promise<Values> {
  const message = (await control.outbox()).findLast(({ code }) => code !== "");
  return message ? { code: message.code } : {};
}

function exampleInput({ parameters, bodies: [body] }: CompiledOperation): Input {
  const values = (place: Parameter["in"]) =>
    Object.fromEntries(
      parameters.flatMap(({ in: at, name, examples }) =>
        at === place && examples.size > 0 ? [[name, first(examples)]] : [],
      ),
    );
  return {
    path: values("path"),
    query: values("query"),
    ...(body && { body: withFiles(body.schema, first(body.examples) as Values) }),
  };
}

const withFiles = ({ properties = {} }: Schema, body: Values): Values =>
  mapValues(body, (value, name) =>
    properties[name] && isFile(properties[name]) ? new File([JPEG], value as string) : value,
  );

/** A value whose fields of these names, at any depth, have these values. */
function replaceFields(value: unknown, fields: Values): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceFields(one, fields));
  if (!isRecord(value)) return value;
  return mapValues(value, (inner, name) => (name in fields ? fields[name] : replaceFields(inner, fields)));
}

const first = (examples: ReadonlyMap<string, unknown>): unknown => examples.values().next().value;

export const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !(value instanceof File);

export const mapValues = <V, W>(values: Readonly<Record<string, V>>, change: (value: V, name: string) => W) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
