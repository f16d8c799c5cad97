import { isDeepStrictEqual } from "node:util";
import type { MediaType, OperationObject, RequestBodyObject } from "../../kit/document.ts";
import { type Schema, isFile, typesOf } from "../../kit/schema.ts";
import type { Context, Rule } from "../redocly-types.ts";
import { type Placed, follow } from "../resolve.ts";

const FORM = "application/x-www-form-urlencoded";
const UPLOAD = "multipart/form-data";
const JSON_TYPE = "application/json";

type Body = { readonly type: string; readonly media: MediaType; readonly schema: Placed<Schema> };

/** The bodies of an operation with their schemas. */
export function bodies({ requestBody }: OperationObject, context: Context): Body[] {
  const body = follow<RequestBodyObject>(context, requestBody, context.location.child(["requestBody"]));
  if (!body) return [];
  return Object.entries(body.node.content ?? {}).flatMap(([type, media]) => {
    const schema = follow<Schema>(context, media.schema, body.at.child(["content", type, "schema"]));
    return schema ? [{ type, media, schema }] : [];
  });
}

/** The fields of an object schema, with the locations where they are defined. */
export function fields(
  { node, at }: Placed<Schema>,
  context: Context,
): [name: string, field: Placed<Schema>][] {
  return Object.entries(node.properties ?? {}).flatMap(([name, value]) => {
    const field = follow<Schema>(context, value, at.child(["properties", name]));
    return field ? [[name, field]] : [];
  });
}

/** True if a field of the body is a list or an object. */
function isNested(schema: Placed<Schema>, context: Context): boolean {
  return fields(schema, context).some(([, { node }]) =>
    typesOf(node).some((type) => type === "array" || type === "object"),
  );
}

/** Specification, section 7: bodies are form-encoded, except uploads. JSON may be offered beside a form. */
export const bodyIsForm: Rule = () => ({
  Operation: {
    enter(operation, context) {
      const all = bodies(operation, context);
      for (const { type, schema } of all) {
        if (type === JSON_TYPE && all.some((body) => body.type === FORM)) continue;
        const uploads = fields(schema, context).some(([, { node }]) => isFile(node));
        const expected = uploads ? UPLOAD : FORM;
        if (type === expected) continue;
        const why = uploads ? "a body with a file" : "a body without a file";
        context.report({
          message: `${type} must be ${expected}: this is ${why}.`,
          location: context.location.child(["requestBody", "content", type]).key(),
        });
      }
    },
  },
});

/**
 * OpenAPI defines no form notation for lists of objects, so generated clients send `[object Object]`: a body with a
 * list or an object is also taken as JSON, by the same schema and inferred, and before the form, for many generators
 * know only the first type. A flat form is sent right by all.
 */
export const nestedBodyIsAlsoJson: Rule = () => ({
  Operation: {
    enter(operation, context) {
      const all = bodies(operation, context);
      const form = all.find(({ type }) => type === FORM);
      if (!form) return;
      const json = all.find(({ type }) => type === JSON_TYPE);
      const location = context.location.child(["requestBody", "content"]);
      const say = (message: string) => context.report({ message, location });
      if (!isNested(form.schema, context)) {
        if (json) say("A form without lists and objects needs no application/json.");
      } else if (!json || !isDeepStrictEqual(json.media.schema, form.media.schema))
        say("The form has lists or objects: say application/json beside it, with the same schema.");
      else if (json.media.schema?.$ref === undefined)
        say(
          "The schema of a form and its JSON is a component: two equal schemas are two types of generated code.",
        );
      else if (json.media["x-provenance"] !== "inferred")
        say("application/json says x-provenance: inferred.");
      else if (all[0] !== json)
        say("application/json comes before the form: many generators know only the first type.");
    },
  },
});

/** An unknown field is a client error and must not be ignored. */
export const bodyIsClosed: Rule = () => ({
  Operation: {
    enter(operation, context) {
      const seen = new Set<Schema>();
      const check = (schema: Placed<Schema> | undefined) => {
        if (!schema || seen.has(schema.node)) return;
        seen.add(schema.node);
        if (typesOf(schema.node).includes("object") && schema.node.additionalProperties !== false)
          context.report({
            message: "An object of a request is closed: say additionalProperties: false.",
            location: schema.at,
          });
        for (const [, field] of fields(schema, context)) check(field);
        check(follow<Schema>(context, schema.node.items, schema.at.child(["items"])));
      };
      for (const { schema } of bodies(operation, context)) check(schema);
    },
  },
});

/** The form encoding of lists and objects: `params[0][goods_id]=7`. */
export const bodyNotation: Rule = () => ({
  Operation: {
    enter(operation, context) {
      for (const { type, media, schema } of bodies(operation, context).filter((body) => body.type === FORM))
        for (const [name, { node }] of fields(schema, context)) {
          if (!typesOf(node).includes("array") && !typesOf(node).includes("object")) continue;
          const encoding = media.encoding?.[name];
          if (encoding?.style === "deepObject" && encoding.explode === true) continue;
          context.report({
            message: `${name} is a list or an object: say encoding: { ${name}: { style: deepObject, explode: true } }.`,
            location: context.location.child(["requestBody", "content", type, "encoding"]).key(),
          });
        }
    },
  },
});

/** A body can be left out exactly if none of its fields is required. */
export const bodyIsRequired: Rule = () => ({
  Operation: {
    enter(operation, context) {
      const at = context.location.child(["requestBody"]);
      const body = follow<RequestBodyObject>(context, operation.requestBody, at);
      for (const { schema } of bodies(operation, context)) {
        const needed = (schema.node.required ?? []).length > 0;
        if ((body?.node.required === true) === needed) continue;
        const message = needed
          ? "The body has required fields: say required: true."
          : "No field of the body is required, so neither is the body: say required: false.";
        context.report({ message, location: at.child(["required"]) });
      }
    },
  },
});
