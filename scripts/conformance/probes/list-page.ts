import type { Operation } from "../../api-client/contract/operation.ts";
import { recordsOf } from "../../api-client/generate/known-ids.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import { type Input, withValue } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import type { ProbeRun } from "./probe.ts";

/** A record of a list, or the fields beside it. */
export type Row = Readonly<Record<string, unknown>>;

/** The response of a list, paged or not. */
export type ListResponse = {
  readonly exchange: Exchange;
  readonly records: readonly Row[];
  /** The number of records on all pages; that of this response if it has no total. */
  readonly total: number;
  /** The fields beside the records. */
  readonly data: Row;
};

/** Query parameters with values. */
export type Query = Readonly<Record<string, string | number>>;

/** A copy of an input with these query parameters. */
export const withQuery = (input: Input, query: Query): Input =>
  Object.entries(query).reduce(
    (made, [name, value]) => withValue(made, { part: "query", keys: [name] }, value),
    input,
  );

/** Asks for a list; undefined if the response is none. Throws Interrupted or GivenUp. */
export async function askList(
  run: ProbeRun,
  operation: Operation,
  input: Input,
  probe: Words,
): Promise<ListResponse | undefined> {
  const exchange = await run.tester.call(operation, input, probe);
  if (!isSuccess(exchange.response)) return undefined;
  const { data } = envelopeOf(exchange.response);
  if (typeof data !== "object" || data === null) return undefined;
  const records = recordsOf(data).filter((each): each is Row => typeof each === "object" && each !== null);
  const { total } = data as { total?: unknown };
  return {
    exchange,
    records,
    total: typeof total === "number" ? total : records.length,
    data: data as Row,
  };
}

/** The value at a path of a record, such as `goods.price`. */
export const valueAt = (record: Row, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], record);
