import type { MediaType, ParameterObject, RequestBodyObject } from "../../kit/document.ts";
import { REFERENCE_KINDS, type Schema } from "../../kit/schema.ts";
import type { Context, Rule } from "../redocly-types.ts";
import { type Placed, follow } from "../resolve.ts";

/** Fields that name a record: the order of a payment, the lines of a change. */
const NAMES_A_RECORD = /^(?:\w+_)?ids?$|^(?:checkout|pay)_no$/;

const KINDS = REFERENCE_KINDS.join(", ");

/** Every input of a query or body that names a record says what an unknown one means. */
export const references: Rule = () => {
  const seen = new Set<unknown>();
  const check = (name: string, said: string | undefined, { at }: Placed<unknown>, context: Context) => {
    const isKnown = said === undefined ? !NAMES_A_RECORD.test(name) : KINDS.split(", ").includes(said);
    if (isKnown) return;
    context.report({
      message: `${name} names a record: say x-reference, one of ${KINDS}, as \`guide references\` has it.`,
      location: at,
    });
  };
  const checkFields = (schema: Placed<Schema> | undefined, context: Context): void => {
    if (!schema || seen.has(schema.node)) return;
    seen.add(schema.node);
    for (const [name, written] of Object.entries(schema.node.properties ?? {})) {
      const at = schema.at.child(["properties", name]);
      check(name, written["x-reference"], { node: written, at }, context);
      checkFields(follow<Schema>(context, written, at), context);
    }
    const { items } = schema.node;
    if (items) checkFields(follow<Schema>(context, items, schema.at.child(["items"])), context);
  };
  return {
    Operation: {
      enter({ parameters = [], requestBody }, context) {
        for (const [index, written] of parameters.entries()) {
          const at = context.location.child(["parameters", index]);
          const parameter = follow<ParameterObject>(context, written, at);
          if (parameter?.node.in !== "query") continue;
          check(parameter.node.name, parameter.node.schema?.["x-reference"], parameter, context);
        }
        const at = context.location.child(["requestBody"]);
        const body = follow<RequestBodyObject>(context, requestBody, at);
        for (const [type, { schema }] of Object.entries<MediaType>(body?.node.content ?? {})) {
          const where = body?.at.child(["content", type, "schema"]);
          if (where) checkFields(follow<Schema>(context, schema, where), context);
        }
      },
    },
  };
};
