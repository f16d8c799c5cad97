import type { Schema } from "#api-spec/kit/schema.ts";

type Media = { readonly schema?: Schema };
type Operation = { readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> } };
type Document = {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
/** The component that a form and its JSON share, which nothing else refers to: `AddCartLinesBody`. */
const BODY = /^#\/components\/schemas\/(\w+Body)$/;

/**
 * Leaves out the JSON beside a form and writes the form's schema in its place: the shop sends forms, and orval would
 * write a hook for each of the two.
 */
export function formsOnly<T extends object>(document: T): T {
  const { paths = {}, components = {} } = document as Document;
  const schemas: Record<string, Schema> = { ...components.schemas };
  const inline = ({ content = {} }: NonNullable<Operation["requestBody"]>) => {
    const { [JSON_TYPE]: json, [FORM]: form, ...others } = content;
    if (!json || !form) return content;
    const name = BODY.exec(form.schema?.$ref ?? "")?.[1] ?? "";
    const { title: _title, ...schema } = components.schemas?.[name] ?? {};
    delete schemas[name];
    return { ...others, [FORM]: name === "" ? form : { ...form, schema } };
  };
  const mend = (part: Operation) =>
    part.requestBody
      ? { ...part, requestBody: { ...part.requestBody, content: inline(part.requestBody) } }
      : part;
  return {
    ...document,
    paths: mapValues(paths, (item) => mapValues(item, mend)),
    components: { ...components, schemas },
  };
}

const mapValues = <V, W>(values: Readonly<Record<string, V>>, change: (value: V) => W) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
