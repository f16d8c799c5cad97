import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { formLimits } from "#api-spec/kit/codec/form-limits.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";

type Form = { [name: string]: FormValue };
type FormBody = { readonly schema: Schema; readonly examples: ReadonlyMap<string, unknown> };

/** A text beyond every length of the contract. */
const LONGEST = 4000;
const MB = 1024 * 1024;

/**
 * The largest form that a schema allows: all fields, `times` as many items as a list may have (each another number), and
 * the longest texts.
 */
export function largestForm({ schema, examples }: FormBody, resolve: ResolveSchema, times = 1): Form {
  return sampleValue(schema, {
    resolve,
    hasOptional: () => true,
    countItems: ({ maxItems = 1 }) => maxItems * times,
    example: examples.values().next().value,
    prefer: (field, { path, example }) => {
      if (field.const !== undefined || field.enum) return undefined;
      const index = Number(path.findLast((key) => /^\d+$/.test(key)));
      if (typesOf(field).includes("integer") && !Number.isNaN(index))
        return Math.min((field.minimum ?? 1) + index, field.maximum ?? Number.POSITIVE_INFINITY);
      const { pattern, format, maxLength = LONGEST } = field;
      if (!typesOf(field).includes("string")) return undefined;
      return pattern === undefined && format === undefined ? "文".repeat(maxLength) : example;
    },
  }) as Form;
}

/**
 * Forms that cost a careless server the most, each with what it is: the largest legal one, the same with wrong values,
 * and ten times as much of everything.
 */
export function* largeForms(
  body: FormBody,
  resolve: ResolveSchema,
): Generator<readonly [what: string, body: string]> {
  const form = largestForm(body, resolve);
  const legal = encodeForm(form);
  const { parameters } = formLimits(body.schema, resolve);
  const names = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => `${name(index)}=1`).join("&");
  const [list = "ids"] = Object.keys(form).filter((name) => Array.isArray(form[name]));
  yield ["its largest body", legal];
  yield ["its largest body with a field that does not exist", `${legal}&unknown=1`];
  yield ["its largest body of wrong values", legal.replaceAll(/=[^&]*/g, "=x")];
  yield ["ten times its largest body", encodeForm(largestForm(body, resolve, 10))];
  yield ["as many unknown fields as it reads", names(parameters, (index) => `f${index}`)];
  yield ["as many unknown parts as it reads", names(parameters, (index) => `${list}[${index}][x]`)];
  yield [
    "as many items as it reads, backwards",
    names(parameters, (index) => `${list}[${parameters - index}]`),
  ];
  yield ["as many values of one name as it reads", names(parameters, () => list)];
  yield ["as many open items as it reads", names(parameters, () => `${list}[]`)];
  yield ["ten times as many pairs as it reads", "a&".repeat(10 * parameters)];
  yield ["a value of 10 MB", `${list}=${"x".repeat(10 * MB)}`];
  yield ["a name of 10 MB", `${list}${"[a]".repeat((10 * MB) / 3)}=1`];
}

const BOUNDARY = "large-bodies";

function multipart(parts: number, bytes: number): string {
  const part = (index: number) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file${index || ""}"; filename="a.pdf"\r\n` +
    `content-type: application/pdf\r\n\r\n%PDF-1.4\n${"x".repeat(bytes)}\r\n`;
  const kind = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="kind"\r\n\r\n1\r\n`;
  return `${kind}${Array.from({ length: parts }, (_, index) => part(index)).join("")}--${BOUNDARY}--\r\n`;
}

/** The same for uploads. */
export function* largeUploads(): Generator<readonly [what: string, body: string]> {
  yield ["its largest file", multipart(1, 10 * MB - 9)];
  yield ["a file ten times as large", multipart(1, 100 * MB)];
  yield ["a thousand parts", multipart(1000, 10_000)];
  yield ["thirty thousand parts", multipart(30_000, 200)];
  yield ["no end", multipart(1, 10 * MB).slice(0, -20)];
}

/** The content type of all of these uploads. */
export const UPLOAD_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
