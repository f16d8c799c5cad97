import { encodeForm, type FormValue } from "#api-spec/kit/codec/encode-form.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Parameter } from "#api-spec/kit/operations.ts";
import type { Call } from "./call.ts";
import { type Makings, makeValue } from "./make-value.ts";

export type Fields = { [name: string]: FormValue };

/** What the caller wants to be so, in place of what would be drawn. */
export type Wishes = {
  readonly path?: { readonly [name: string]: string | number };
  readonly query?: Fields;
  readonly body?: Fields;
};

const OPTIONAL_SHARE = 0.3;
const BOUNDARY = "soak-boundary-7d1c";
const FORM = "application/x-www-form-urlencoded";

/** A valid call of an operation, of what is known and of the contract's examples. */
export function makeCall(
  operation: CompiledOperation,
  makings: Omit<Makings, "tag">,
  wishes: Wishes = {},
): Call {
  const own: Makings = { ...makings, tag: operation.tag };
  const query = encodeForm({ ...makeQuery(operation, own), ...wishes.query });
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(wishes.path?.[name] ?? makePathValue(operation, name, own)),
  );
  const { type, body } = makeBody(operation, own, wishes.body);
  return {
    operationId: operation.id,
    method: operation.method,
    host: operation.host,
    path: `${operation.basePath}${path}${query && `?${query}`}`,
    headers: type === undefined ? {} : { "content-type": type },
    body,
  };
}

function makeQuery({ parameters }: CompiledOperation, makings: Makings): Fields {
  const made: Fields = {};
  for (const parameter of parameters)
    if (parameter.in === "query" && (parameter.required || makings.random() < OPTIONAL_SHARE))
      made[parameter.name] = valueOf(parameter, makings);
  return made;
}

const valueOf = ({ schema, name, examples }: Parameter, makings: Makings) =>
  makeValue(schema, name, [...examples.values()][0], makings);

/** The id of a thing that stood in a list at the same address, else of one of its kind. */
function makePathValue(operation: CompiledOperation, name: string, makings: Makings): string | number {
  const { random, known } = makings;
  const parameter = operation.parameters.find((each) => each.in === "path" && each.name === name);
  if (!parameter) throw new Error(`${operation.id} has no path parameter ${name}`);
  const place = operation.path.slice(0, operation.path.indexOf(`/{${name}}`));
  const pools = [`in:${place}`, `in:${place}/list`, `of:${operation.tag}`, name];
  const learned = pools.map((pool) => known.pick(pool, random)).find((value) => value !== undefined);
  const isLearned = learned !== undefined && random() < 0.9;
  if (isLearned) return learned;
  const made = valueOf(parameter, makings);
  return typeof made === "number" ? made : typeof made === "string" ? made : "1";
}

function makeBody({ bodies: [declared] }: CompiledOperation, makings: Makings, wishes: Fields = {}) {
  if (!declared) return { type: undefined, body: undefined };
  const examples = [...declared.examples.values()];
  const example = examples[Math.floor(makings.random() * examples.length)];
  const made = makeValue(declared.schema, "", example, makings) as Fields;
  const values = { ...made, ...wishes };
  if (declared.mediaType !== "multipart/form-data") return { type: FORM, body: encodeForm(values) };
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: makeMultipart(values) };
}

/** The parts of an upload; a small PDF for the field of the file, since that is text. */
function makeMultipart(values: Fields): string {
  const parts = Object.entries(values).map(([name, value]) => {
    const isFile = name === "file";
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    const head = `content-disposition: form-data; name="${name}"${isFile ? '; filename="soak.pdf"' : ""}`;
    const type = isFile ? "\r\ncontent-type: application/pdf" : "";
    const content = isFile ? `%PDF-1.4\n%${text}\n%%EOF\n` : text;
    return `--${BOUNDARY}\r\n${head}${type}\r\n\r\n${content}\r\n`;
  });
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}
