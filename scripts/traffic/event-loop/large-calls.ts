import { join } from "node:path";
import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { Host } from "#api-spec/kit/document.ts";
import { type Operation, type Parameter, listOperations } from "#api-spec/kit/operations.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { createResolver } from "#api-spec/kit/refs.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { typesOf } from "#api-spec/kit/schema.ts";
import { ROOT } from "../../support/run-command.ts";
import { MULTIPART_TYPE, UPLOAD_TYPE } from "./floods.ts";
import { largeBodies } from "./large-bodies.ts";
import { largeHeaders } from "./large-headers.ts";
import { type Fill, WORST_TEXTS } from "./worst-texts.ts";

/** A call, without who makes it. */
export type LargeCall = {
  readonly operation: string;
  /** The part of the call that is large. */
  readonly what: string;
  readonly host: Host;
  readonly method: string;
  readonly path: string;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Just below what Node reads of a request's head. */
const LONGEST_QUERY = 15_000;
/** A text of a query that has no limit in its contract. */
const LONGEST_TEXT = 1000;

const JSON_TYPE = "application/json";

/** The contracts of the mock, with the largest body that it reads. */
const CONTRACTS = [
  { file: "generated/openapi.json", mostBytes: 11e6 },
  { file: "generated/control/openapi.json", mostBytes: 64e6 },
];

/**
 * Every operation of the mock's contracts with its largest legal query and body, with the same of the worst texts, with
 * those that break its limits, and with floods of small things.
 */
export function* largeCalls(): Generator<LargeCall> {
  let turn = 0;
  for (const { file, mostBytes } of CONTRACTS) {
    const document = readDocument(join(ROOT, file));
    const resolve = createResolver(document);
    const sample = (parameter: Parameter) =>
      (parameter.examples.values().next().value ?? sampleValue(parameter.schema, { resolve })) as FormValue;
    // A stream has no end.
    const operations = listOperations(document).filter(
      ({ responses }) => responses.get(200)?.mediaType !== "text/event-stream",
    );
    for (const operation of operations) {
      const call = (
        what: string,
        query: Query,
        more: Pick<LargeCall, "body" | "headers"> = {},
      ): LargeCall => ({
        operation: operation.id,
        what,
        host: operation.host,
        method: operation.method,
        path: addressOf(operation, query, sample),
        ...more,
      });
      const required = inQuery(operation).filter((parameter) => parameter.required);
      yield call("its example", valuesOf(required, sample));
      for (const [what, query] of largeQueries(operation, sample)) yield call(what, query);
      for (const declared of operation.bodies) {
        turn += 1;
        for (const [what, body] of largeBodies(declared, resolve, mostBytes, turn)) {
          const type = declared.mediaType === MULTIPART_TYPE ? UPLOAD_TYPE : declared.mediaType;
          const notation = type === JSON_TYPE ? " as JSON" : "";
          yield call(`${what}${notation}`, valuesOf(required, sample), {
            body,
            headers: { "content-type": type },
          });
        }
      }
      if (operation.id === "listGoods")
        for (const [what, headers] of largeHeaders()) yield call(what, {}, { headers });
    }
  }
}

type Query = string | { [name: string]: FormValue };
type Sample = (parameter: Parameter) => FormValue;

function addressOf({ basePath, path, parameters }: Operation, query: Query, sample: Sample): string {
  const text = typeof query === "string" ? query : encodeForm(query).slice(0, LONGEST_QUERY);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return encodeURIComponent(parameter ? (sample(parameter) as string | number) : "");
  });
  return `${basePath}${filled}${text && "?"}${text}`;
}

const inQuery = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === "query");

const valuesOf = (parameters: readonly Parameter[], value: Sample): { [name: string]: FormValue } =>
  Object.fromEntries(parameters.map((parameter) => [parameter.name, value(parameter)]));

/** Yields a query for the largest pages, one that is far too long, and queries with the worst texts. */
function* largeQueries(
  operation: Operation,
  sample: Sample,
): Generator<readonly [what: string, query: Query]> {
  const all = inQuery(operation);
  const pages = all.filter(({ name, required }) => required || name === "page_size");
  yield [
    "its largest pages",
    valuesOf(pages, (parameter) =>
      parameter.name === "page_size" ? parameter.schema.maximum : sample(parameter),
    ),
  ];
  yield ["a far too long query", "a[b][]=1&".repeat(LONGEST_QUERY / 9)];
  if (!all.some(isFree)) return;
  for (const [what, fill] of Object.entries(WORST_TEXTS)) {
    const filled = (parameter: Parameter) =>
      isFree(parameter) ? textFor(parameter, fill) : sample(parameter);
    yield [`a query of ${what}`, valuesOf(all, filled)];
    yield [
      `the texts of its query of ${what}`,
      valuesOf(
        all.filter((one) => one.required || isFree(one)),
        filled,
      ),
    ];
  }
}

const isFree = ({ schema, examples, required }: Parameter): boolean =>
  typesOf(schema).includes("string") &&
  [schema.pattern, schema.format, schema.enum].every((limit) => limit === undefined) &&
  (schema.maxLength !== undefined || !required || examples.size === 0);

/** Each of its characters may take nine of the query. */
const textFor = ({ schema }: Parameter, fill: Fill): string => fill(schema.maxLength ?? LONGEST_TEXT, 0);
