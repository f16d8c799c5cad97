import type { ErrorObject } from "ajv/dist/2020.js";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { formNotation } from "./form-notation.ts";
import { messageOf } from "./messages.ts";

/** One error of one field. `path` is its location within the query, path or body. */
export type FieldError = {
  readonly path: readonly string[];
  /** The keyword that is violated; NOTATION for a text in place of a list or an object. */
  readonly keyword: string;
  readonly message: string;
};

/** Clients generated from the contract send a nested value as a text, `[object Object]` or JSON. */
export const NOTATION = "notation";

/** More errors than this mean one broken client rather than many mistakes. */
const MOST = 50;
const LONGEST_NAME = 80;

/**
 * Turns Ajv's errors into messages that name the field by its Chinese title, in the order of the contract's fields
 * (list items by index, unknown fields last). `value` is what violates the schema.
 */
export function toFieldErrors(
  errors: readonly ErrorObject[],
  schema: Schema,
  resolve: ResolveSchema,
  value: unknown,
): FieldError[] {
  const found = errors
    .filter(({ keyword }) => keyword !== "if")
    .slice(0, MOST * 20)
    .map((error) => {
      const path = pathOf(error);
      const { title, isFile, order, known } = locate(path, schema, resolve);
      const message = messageOf(error, title, isFile);
      if (!known || !isTextForNested(error, valueAt(value, path)))
        return { path, keyword: error.keyword, message, order };
      const fields = formNotation(path, known, resolve);
      const hint = `收到的是一段文字。请逐个字段写成 ${fields}，或把整个请求体以 application/json 发送`;
      return { path, keyword: NOTATION, message: `${message}，${hint}`, order };
    });
  found.sort((a, b) => compare(a.order, b.order));
  return found.slice(0, MOST).map(({ path, keyword, message }) => ({ path, keyword, message }));
}

function isTextForNested({ keyword, params }: ErrorObject, value: unknown): boolean {
  const expected = [(params as { readonly type?: string | string[] }).type].flat();
  const isNested = expected.includes("object") || expected.includes("array");
  return keyword === "type" && isNested && typeof value === "string";
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const segment of path) at = (at as Readonly<Record<string, unknown>> | null | undefined)?.[segment];
  return at;
}

function pathOf(error: ErrorObject): string[] {
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  const params = error.params as Readonly<Record<string, unknown>>;
  const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return property === undefined ? path : [...path, shorten(`${property as string}`)];
}

/** Known names are short; that of an unknown field can be anything, and the contract limits the message. */
const shorten = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME).toWellFormed()}…`;

/**
 * The title of a field (its name if it has none), whether it is a file, its index among its siblings on each level, and
 * its schema.
 */
function locate(path: readonly string[], schema: Schema, resolve: ResolveSchema) {
  let title = path.at(-1) ?? "请求";
  const order: number[] = [];
  let isFile = false;
  let known: Schema | undefined;
  let at: Schema | undefined = schema;
  for (const [index, segment] of path.entries()) {
    const here: Schema | undefined = at && resolve(at);
    const names: string[] = Object.keys(here?.properties ?? {});
    const place: number = names.indexOf(segment);
    order.push(here?.items ? Number(segment) : place === -1 ? names.length : place);
    at = place === -1 ? here?.items : here?.properties?.[segment];
    known = at && resolve(at);
    if (index === path.length - 1 && known?.title !== undefined) title = known.title;
    isFile = known?.contentMediaType !== undefined;
  }
  return { title, isFile, order, known };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
