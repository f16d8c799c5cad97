import type { MediaType, OperationObject, RequestBodyObject } from "../../kit/document.ts";
import { type Schema, isFile, typesOf } from "../../kit/schema.ts";
import type { Context, Rule } from "../redocly-types.ts";
import { type Placed, follow } from "../resolve.ts";

const FORM = "application/x-www-form-urlencoded";
const UPLOAD = "multipart/form-data";

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

/** Specification, section 7: bodies are form-encoded, except uploads. */
export const bodyIsForm: Rule = () => ({
  Operation: {
    enter(operation, context) {
      for (const { type, schema } of bodies(operation, context)) {
        const uploads = fields(schema, context).some(([, { node }]) => isFile(node));
        const wanted = uploads ? UPLOAD : FORM;
        if (type === wanted) continue;
        const why = uploads ? "a body with a file" : "a body without a file";
        context.report({
          message: `${type} must be ${wanted}: this is ${why}.`,
          location: context.location.child(["requestBody", "content", type]).key(),
        });
      }
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
      for (const { type, media, schema } of bodies(operation, context))
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
