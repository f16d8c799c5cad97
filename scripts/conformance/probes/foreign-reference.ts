import { isDeepStrictEqual } from "node:util";
import { typesOf } from "#api-spec/kit/schema.ts";
import { same, show } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { type Id, recordsOf } from "../../api-client/generate/known-ids.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import { type Place, withValue } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import { type ForeignRun, isPrivateList } from "./foreign.ts";
import type { Probe } from "./probe.ts";

type Reference = {
  readonly place: Place;
  readonly name: string;
  readonly isList: boolean;
  /** True if the value only selects, so that ids of others are passed over. */
  readonly selects: boolean;
};

/**
 * An id that only the second buyer's list contains, in a query or a body: it shows the first buyer nothing, is refused
 * where the call needs it, and leaves the second buyer's record as it was (§6).
 */
export const probeForeignReference: Probe<ForeignRun> = async (run, operation, base) => {
  if (!base || !operation.needsSession || !run.sessions.has("other")) return;
  const references = referencesOf(operation);
  // With a second one, such as the number of a checkout, the call may be known as a repeat.
  if (operation.writes && references.filter(({ selects }) => !selects).length > 1) return;
  for (const reference of references) {
    const { place, isList, name } = reference;
    const found = foreignOf(run, operation, name);
    if (!found) continue;
    const probe: Words = { zh: `${name} 用另一买家的编号`, en: `${name} with another buyer's id` };
    const before = await recordOf(run, found.list, found.id);
    const input = withValue(base.input, place, isList ? [found.id] : found.id);
    const exchange = await run.tester.call(operation, input, probe);
    const at = `${place.part} ${name}`;
    if (isSuccess(exchange.response) && shows(exchange, reference, operation)) {
      const expected = { zh: "拒绝，或没有记录", en: "a refusal, or no record" };
      run.recorder.unexpected(exchange, "foreign-data", at, expected, probe);
    }
    if (before === undefined || !operation.writes) continue;
    const after = await recordOf(run, found.list, found.id);
    if (isDeepStrictEqual(before, after)) continue;
    const expected = { zh: "另一买家的记录不变", en: "the other buyer's record as it was" };
    run.recorder.add(exchange, { rule: "foreign-data", place: at, expected, seen: same(show(after)) }, probe);
  }
};

/** The parameters and body fields of an operation that refer to existing data. */
function referencesOf({ parameters, body }: Operation): readonly Reference[] {
  const inQuery = parameters
    .filter((each) => each.in === "query")
    .map(({ name, schema }) => ({ part: "query" as const, name, schema }));
  const inBody = Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
    part: "body" as const,
    name,
    schema,
  }));
  return [...inQuery, ...inBody].flatMap(({ part, name, schema }) => {
    const isList = typesOf(schema).includes("array");
    const kind = schema["x-reference"] ?? schema.items?.["x-reference"];
    if (kind !== "required" && kind !== "selects") return [];
    return [{ place: { part, keys: [name] }, name, isList, selects: kind === "selects" }];
  });
}

/** An id of the second buyer alone, and the private list that has it. */
function foreignOf(
  run: ForeignRun,
  { path }: Operation,
  name: string,
): { readonly list: Operation; readonly id: Id } | undefined {
  if (name === "id") return undefined;
  const above = path.replace(/\/[^/]*$/, "");
  for (const list of run.contract.operations) {
    const last = list.path.split("/").at(-1) ?? "";
    const isMeant =
      name === "ids"
        ? list.path === above || list.path === `${above}/list`
        : `_${last}_id`.endsWith(`_${name}`);
    if (!isMeant || !isPrivateList(run, list)) continue;
    const pool = `in:${list.path}`;
    const id = run.othersKnown.all(pool).find((each) => !run.known.has(pool, each));
    if (id !== undefined) return { list, id };
  }
  return undefined;
}

/** The second buyer's record, without checking; undefined if the list does not show it. */
async function recordOf(run: ForeignRun, list: Operation, id: Id): Promise<unknown> {
  const response = await run.tester.look(list, { path: {}, query: {}, body: undefined }, "other");
  return recordsOf(envelopeOf(response).data).find((each) => (each as { id?: unknown } | null)?.id === id);
}

/** True if a success is about the other buyer's data; a list that only selects by it may be empty. */
function shows({ response }: Exchange, { selects }: Reference, { writes }: Operation): boolean {
  if (!selects) return true;
  return !writes && recordsOf(envelopeOf(response).data).length > 0;
}
