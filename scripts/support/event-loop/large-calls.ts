import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { Host } from "#api-spec/kit/document.ts";
import { type Operation, type Parameter, listOperations } from "#api-spec/kit/operations.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { createResolver } from "#api-spec/kit/refs.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { UPLOAD_TYPE, largeForms, largeUploads } from "./large-bodies.ts";

/** A call, without who makes it. */
export type LargeCall = {
  /** The operation and what is large about the call. */
  readonly what: string;
  readonly host: Host;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly type: string | undefined;
};

const FORM = "application/x-www-form-urlencoded";
/** Just below what Node reads of a request's head. */
const LONGEST_QUERY = 15_000;

/** Every operation of the contract with its largest legal query and body, and with far too large ones. */
export function* largeCalls(): Generator<LargeCall> {
  const document = readDocument();
  const resolve = createResolver(document);
  for (const operation of listOperations(document)) {
    const { host, method, basePath } = operation;
    const path =
      basePath + operation.path.replaceAll(/\{(\w+)\}/g, (_all, name) => pathValue(operation, name));
    const call = (
      what: string,
      query = exampleQuery(operation),
      body?: string,
      type?: string,
    ): LargeCall => ({
      what: `${operation.id} with ${what}`,
      host,
      method,
      path: query === "" ? path : `${path}?${query}`,
      body,
      type,
    });
    const [body] = operation.bodies;
    if (body?.mediaType === FORM)
      for (const [what, text] of largeForms(body, resolve)) yield call(what, undefined, text, FORM);
    else if (body) for (const [what, text] of largeUploads()) yield call(what, undefined, text, UPLOAD_TYPE);
    else {
      yield call("its example");
      yield call("its largest pages", largestPages(operation));
      yield call(
        "its largest query",
        largestQuery(operation, (schema) => sampleValue(schema, { resolve })),
      );
      yield call("a far too long query", `${"a[b][]=1&".repeat(LONGEST_QUERY / 9)}`);
    }
  }

  function pathValue({ parameters }: Operation, name: string): string {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    const [example = parameter && sampleValue(parameter.schema, { resolve })] =
      parameter?.examples.values() ?? [];
    return encodeURIComponent(String(example));
  }
}

const inQuery = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === "query");

const exampleOf = ({ examples }: Parameter) => examples.values().next().value as FormValue;

const exampleQuery = (operation: Operation): string =>
  encodeForm(
    Object.fromEntries(
      inQuery(operation)
        .filter(({ required }) => required)
        .map((parameter) => [parameter.name, exampleOf(parameter)]),
    ),
  );

/** Only what is required, and as many items on a page as there may be: what finds the most. */
const largestPages = (operation: Operation): string =>
  encodeForm(
    Object.fromEntries(
      inQuery(operation).flatMap((parameter) => {
        const { name, required, schema } = parameter;
        if (name === "page_size") return [[name, schema.maximum]];
        return required ? [[name, exampleOf(parameter)]] : [];
      }),
    ),
  );

/** All parameters, texts and lists as long as they may be. */
const largestQuery = (operation: Operation, sample: (schema: Parameter["schema"]) => unknown): string =>
  encodeForm(
    Object.fromEntries(
      inQuery(operation).map((parameter) => {
        const { name, schema } = parameter;
        const { maxLength, pattern, format } = schema;
        const isFree = maxLength !== undefined && pattern === undefined && format === undefined;
        return [
          name,
          isFree ? "文 ".repeat(maxLength / 2) : (exampleOf(parameter) ?? (sample(schema) as FormValue)),
        ];
      }),
    ),
  ).slice(0, LONGEST_QUERY);
