import type { ErrorObject } from "ajv/dist/2020.js";
import type { Schema } from "#api-spec/kit/schema.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { messageOf } from "./messages.ts";

/** One error of one field. `path` is its location within the query, path or body. */
export type FieldError = {
  readonly path: readonly string[];
  readonly keyword: string;
  readonly message: string;
};

/** More errors than this mean one broken client rather than many mistakes. */
const MOST = 50;
const LONGEST_NAME = 80;

/**
 * Turns Ajv's errors into messages that name the field by its Chinese title, in the order of the contract's fields
 * (list items by index, unknown fields last).
 */
export function toFieldErrors(
  errors: readonly ErrorObject[],
  schema: Schema,
  resolve: ResolveSchema,
): FieldError[] {
  const found = errors
    .filter(({ keyword }) => keyword !== "if")
    .slice(0, MOST * 20)
    .map((error) => {
      const path = pathOf(error);
      const { title, isFile, order } = locate(path, schema, resolve);
      return { path, keyword: error.keyword, message: messageOf(error, title, isFile), order };
    });
  found.sort((a, b) => compare(a.order, b.order));
  return found.slice(0, MOST).map(({ path, keyword, message }) => ({ path, keyword, message }));
}

function pathOf(error: ErrorObject): string[] {
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  const params = error.params as Readonly<Record<string, unknown>>;
  const own = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return own === undefined ? path : [...path, shorten(`${own as string}`)];
}

/** Known names are short; that of an unknown field can be anything, and the contract limits the message. */
const shorten = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME).toWellFormed()}…`;

/**
 * The title of a field (its name if it has none), whether it is a file, and its index among its siblings on each level.
 */
function locate(path: readonly string[], schema: Schema, resolve: ResolveSchema) {
  let title = path.at(-1) ?? "请求";
  const order: number[] = [];
  let isFile = false;
  let at: Schema | undefined = schema;
  for (const [index, segment] of path.entries()) {
    const here: Schema | undefined = at && resolve(at);
    const names: string[] = Object.keys(here?.properties ?? {});
    const place: number = names.indexOf(segment);
    order.push(here?.items ? Number(segment) : place === -1 ? names.length : place);
    at = place === -1 ? here?.items : here?.properties?.[segment];
    const known: Schema | undefined = at && resolve(at);
    if (index === path.length - 1 && known?.title !== undefined) title = known.title;
    isFile = known?.contentMediaType !== undefined;
  }
  return { title, isFile, order };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
