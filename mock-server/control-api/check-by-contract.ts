import type { ErrorObject } from "ajv/dist/2020.js";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { listOperations } from "#api-spec/kit/operations.ts";
import { createResolver, findByPointer, toPointer } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { createValidators } from "#api-spec/kit/validators.ts";
import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { type Text, say, spaced } from "#mock/language/say.ts";
import { readControlContract } from "#mock/project-files.ts";

const REQUEST_BODY: Text = ["request body", "请求体"];

/** Both languages: `x-expected` is how a refusal says what a value must be, `x-name` what it calls an object. */
type SaidSchema = Schema & { readonly "x-expected"?: Text; readonly "x-name"?: Text };

type Contract = ReturnType<typeof readContract>;
let read: Contract | undefined;
const contract = (): Contract => (read ??= readContract());

function readContract() {
  const document = readControlContract();
  return {
    document,
    operations: new Map(listOperations(document).map((each) => [`${each.method} ${each.path}`, each])),
    validators: createValidators(document, { allErrors: false, lazy: true }),
    resolve: createResolver(document) as (schema: Schema) => SaidSchema,
  };
}

/** The control API's own contract, read when it is first needed. */
export const controlContract = (): ContractDocument => contract().document;

/**
 * Checks the body of an operation of the control API, such as `PUT` and `/clock`; an operation without a body takes an
 * empty object, and one that is not in the contract anything. Throws InputError, which names the first wrong field and
 * says what it must be.
 */
export function checkBody(method: string, path: string, body: unknown): void {
  const operation = contract().operations.get(`${method} ${path}`);
  if (!operation) return;
  const [declared] = operation.bodies;
  if (declared) checkBySchema(declared.pointer, REQUEST_BODY, body);
  else for (const name of Object.keys(body as object)) throw new InputError(noField(REQUEST_BODY, name, []));
}

/** Checks the query of an operation of the control API: names and values. Throws InputError with the near names. */
export function checkQuery(method: string, path: string, search: URLSearchParams): void {
  const { operations, resolve } = contract();
  const declared = operations.get(`${method} ${path}`)?.parameters.filter((each) => each.in === "query");
  if (!declared) return;
  for (const [name, value] of search) {
    const schema = declared.find((each) => each.name === name)?.schema;
    if (!schema) {
      const names = declared.map((each) => each.name);
      throw new InputError(unknownName(say("unknown parameter", "未知的参数"), name, names));
    }
    checkParameter(name, value, resolve(schema));
  }
}

function checkParameter(name: string, value: string, schema: SaidSchema): void {
  const { enum: values, type, minimum = -Infinity, pattern } = schema;
  if (values && !values.includes(value))
    throw new InputError(unknownName(say(`unknown ${name}`, `未知的 ${name}`), value, values.map(String)));
  const isNumber = type !== "integer" || (/^-?\d{1,15}$/.test(value) && Number(value) >= minimum);
  if (isNumber && (pattern === undefined || new RegExp(pattern).test(value))) return;
  const [en, zh] = expected(schema);
  throw new InputError(
    say(`${name} must be ${en}, not ${value}`, `${name} 必须是${spaced(zh)}，不能是 ${value}`),
  );
}

/**
 * Checks a value by a component of the control API's contract; `what` names the value. Throws InputError as checkBody.
 */
export const checkComponent = (name: string, what: Text, value: unknown): void =>
  checkBySchema(toPointer("components", "schemas", name), what, value);

function checkBySchema(pointer: string, what: Text, value: unknown): void {
  const { document, resolve, validators } = contract();
  const validate = validators.at(pointer);
  if (validate(value)) return;
  const [error] = validate.errors ?? [];
  if (error)
    throw new InputError(explain(error, what, resolve(findByPointer(document, pointer) as Schema), resolve));
}

/** A value within a body, by the object that it is in; the body itself has no name. */
type Place = { readonly owner: Text; readonly name?: string; readonly schema: SaidSchema };

/** Follows the path of an error down to the field that says what it must be as a whole. */
function explain(error: ErrorObject, what: Text, root: SaidSchema, resolve: Contract["resolve"]): string {
  let place: Place = { owner: what, schema: root };
  for (const name of error.instancePath.split("/").slice(1)) {
    const schema = propertyOf(place.schema, name, resolve);
    if (!schema) return mustBe(place);
    place = { owner: nameOf(place), name, schema };
    if (schema["x-expected"] && !schema["x-name"]) return mustBe(place);
  }
  const { additionalProperty: unknown, missingProperty: missing } = error.params as Record<string, string>;
  const owner = nameOf(place);
  if (unknown !== undefined) return noField(owner, unknown, Object.keys(place.schema.properties ?? {}));
  const schema = missing === undefined ? undefined : propertyOf(place.schema, missing, resolve);
  if (missing === undefined || !schema) return mustBe(place);
  const [en, zh] = expected(schema);
  return say(`${owner[0]}: missing ${missing} (${en})`, `${owner[1]}：缺少 ${missing}（${zh}）`);
}

function propertyOf({ properties = {} }: Schema, name: string, resolve: Contract["resolve"]) {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return property && resolve(property);
}

const nameOf = ({ owner: [en, zh], name, schema }: Place): Text =>
  schema["x-name"] ?? (name === undefined ? [en, zh] : [`${en}: ${name}`, `${zh}：${name}`]);

function mustBe({ owner, name, schema }: Place): string {
  const [en, zh] = expected(schema);
  return name === undefined
    ? say(`${owner[0]} must be ${en}`, `${owner[1]}：必须是${spaced(zh)}`)
    : say(`${owner[0]}: ${name} must be ${en}`, `${owner[1]}：${name} 必须是${spaced(zh)}`);
}

const noField = (owner: Text, name: string, names: readonly string[]): string =>
  unknownName(say(`${owner[0]} has no field`, `${owner[1]}：没有字段`), name, names);

const BY_TYPE: Readonly<Record<string, Text>> = {
  object: ["a JSON object", "JSON 对象"],
  array: ["a list", "列表"],
  string: ["a text", "文本"],
  integer: ["an integer", "整数"],
  number: ["a number", "数字"],
  boolean: ["true or false", "true 或 false"],
};

function expected(schema: SaidSchema): Text {
  const { "x-expected": said, type, enum: values, const: only, minimum, maximum } = schema;
  if (said) return said;
  if (type === "integer" && minimum !== undefined && maximum !== undefined)
    return [`an integer from ${minimum} to ${maximum}`, `${minimum} 到 ${maximum} 的整数`];
  if (only !== undefined) return [JSON.stringify(only), JSON.stringify(only)];
  if (values) return [`one of ${values.join(", ")}`, `${values.join("、")} 之一`];
  return BY_TYPE[String(type)] ?? ["another value", "其他值"];
}
