import type { Parameter } from "#api-spec/kit/operations.ts";
import { type Schema, isFile } from "#api-spec/kit/schema.ts";
import type { OperationId } from "#generated/operations.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { MockUrls } from "#mock/test-kit/mock-urls.ts";
import { type MockWorld, openWorld } from "#mock/test-kit/open-world.ts";
import { type Step, type Values, ways } from "./ways.ts";

/** The numbers of list entries to try for an example: two, or the fewest more that the contract allows. */
const ENTRIES = [2, 3, 4];
/** The first bytes of a JPEG: a file of an example is only its name. */
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** The header by which the mock says so. */
const VIOLATION = "x-mock-violation";

type Recording = {
  readonly value: unknown;
  /** The fields that the handler left out, and the mock made up. */
  readonly violation: string | null;
};
type Input = { readonly path: Values; readonly query: Values; readonly body?: Values };

/**
 * Returns a function that records the JSON by which an operation succeeds in a new world of the mock at `urls`, with
 * short lists. It rejects when the mock refuses the call or breaks the contract.
 */
export function createRecorder(urls: MockUrls, { document, operations }: Contract) {
  const servers = (document.servers ?? []).map(
    ({ url, "x-host": host = "main" }) => [urls[host], url] as const,
  );

  return async (id: string): Promise<Recording> => {
    const { as = "buyer", steps = [], fields = {} } = ways[id as OperationId] ?? {};
    const world = await openWorld(urls, { name: id, ...(as && { persona: as }) });
    const found: Record<string, unknown> = {};
    for (const step of steps) Object.assign(found, await take(world, step, found));
    const reply = await call(world, id, { ...found, ...fields });
    if (reply.status >= 300) throw new Error(`${reply.status} ${reply.text}`);
    const response: unknown = JSON.parse(withContractUrls(reply.text));
    const { validate } = operations.get(id)?.checkedResponses.get(reply.status)?.body ?? {};
    for (const entries of ENTRIES) {
      const value = shorten(response, entries);
      if (validate?.(value)) return { value, violation: reply.headers.get(VIOLATION) };
    }
    throw new Error(JSON.stringify(validate?.errors));
  };

  /** Calls an operation by its example, with the values found so far in the fields of their names. */
  function call(world: MockWorld, id: string, found: Values) {
    const operation = operations.get(id);
    if (!operation) throw new Error(`the contract has no operation ${id}`);
    return world.call(id as OperationId, replaceFields(exampleInput(operation), found) as never);
  }

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

  /** The mock's addresses as the contract says them. */
  function withContractUrls(text: string): string {
    return servers.reduce((all, [actual, declared]) => all.replaceAll(actual, declared), text);
  }
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

/** A value whose lists have at most this many entries. */
function shorten(value: unknown, entries: number): unknown {
  if (Array.isArray(value)) return value.slice(0, entries).map((one) => shorten(one, entries));
  return isRecord(value) ? mapValues(value, (inner) => shorten(inner, entries)) : value;
}

const first = (examples: ReadonlyMap<string, unknown>): unknown => examples.values().next().value;
const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !(value instanceof File);
const mapValues = <V, W>(values: Readonly<Record<string, V>>, change: (value: V, name: string) => W) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
