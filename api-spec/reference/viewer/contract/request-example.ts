import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { ParameterObject } from "#api-spec/kit/document.ts";
import { type Schema, isFile } from "#api-spec/kit/schema.ts";
import { type NamedMedia, exampleValue } from "./examples.ts";
import type { Operation } from "./operations.ts";
import { resolveSchema } from "./resolve-schema.ts";

const FORM = "application/x-www-form-urlencoded";
/** The cookie file that the curl command of the login writes and all others read. */
const COOKIES = "cookies.txt";

export type RequestExample = {
  readonly curl: string;
  /** The encoded body; undefined if the call sends none, or files. */
  readonly wire: string | undefined;
};

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A value as text in a header, a path or a part of a form. */
const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const valueOf = ({ example, schema }: ParameterObject) => example ?? exampleValue(schema ?? {});

/** The form in readable notation: one pair per line, brackets not escaped. */
export function formLines(wire: string): readonly string[] {
  return [...new URLSearchParams(wire)].map(([name, value]) => `${name}=${value}`);
}

/** The URL of a call with an example for each required value. */
function exampleUrl({ server, path, allParameters }: Operation): string {
  let filled = path;
  const query: Record<string, FormValue> = {};
  for (const parameter of allParameters) {
    const value = valueOf(parameter) as FormValue;
    if (parameter.in === "path")
      filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(toText(value)));
    else if (parameter.in === "query" && (parameter.required || parameter.example !== undefined))
      query[parameter.name] = value;
  }
  const queryText = encodeForm(query);
  return `${server.url}${filled}${queryText && `?${queryText}`}`;
}

const setsCookie = ({ allResponses }: Operation) =>
  allResponses.some(([, { headers }]) =>
    Object.keys(headers ?? {}).some((name) => name.toLowerCase() === "set-cookie"),
  );

/** The parts of a multipart body; a file is read from curl's working directory. */
function multipartFlags(body: Readonly<Record<string, unknown>>, written: Schema = {}): readonly string[] {
  const { properties } = resolveSchema(written).schema;
  return Object.entries(body).map(([name, value]) => {
    const property = properties?.[name];
    const at = property && isFile(resolveSchema(property).schema) ? "@" : "";
    return `-F ${quote(`${name}=${at}${toText(value)}`)}`;
  });
}

/** The request with this body, as a curl command and as it is sent. */
export function requestExample(operation: Operation, sent?: NamedMedia, body?: unknown): RequestExample {
  const { method, openToVisitors, allParameters } = operation;
  const implied = method === "GET" || (method === "POST" && body !== undefined);
  const lines = [`curl ${implied ? "" : `-X ${method} `}${quote(exampleUrl(operation))}`];
  if (setsCookie(operation)) lines.push(`-c ${COOKIES}`);
  if (!openToVisitors) lines.push(`-b ${COOKIES}`);
  for (const parameter of allParameters)
    if (parameter.in === "header" && parameter.required)
      lines.push(`-H ${quote(`${parameter.name}: ${toText(valueOf(parameter))}`)}`);
  let wire: string | undefined;
  if (body !== undefined && sent?.type === FORM) {
    wire = encodeForm(body as { [name: string]: FormValue });
    for (const pair of formLines(wire)) lines.push(`--data-urlencode ${quote(pair)}`);
  } else if (body !== undefined && sent?.type.startsWith("multipart/")) {
    lines.push(...multipartFlags(body as Record<string, unknown>, sent.media.schema));
  } else if (body !== undefined) {
    wire = JSON.stringify(body);
    lines.push(`-H ${quote(`content-type: ${sent?.type ?? "application/json"}`)}`, `-d ${quote(wire)}`);
  }
  return { curl: lines.join(" \\\n  "), wire };
}
