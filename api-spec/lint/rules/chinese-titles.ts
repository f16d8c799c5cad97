import type { Reference } from "../../kit/document.ts";
import type { Schema } from "../../kit/schema.ts";
import type { Context, Location, Rule } from "../redocly-types.ts";
import { follow } from "../resolve.ts";

/** The title beside a `$ref` belongs to the field; otherwise the title of the referenced schema applies. */
function titleOf(context: Context, schema: Schema | Reference, at: Location): string {
  const own = (schema as Schema).title;
  return own ?? follow<Schema>(context, schema, at)?.node.title ?? "";
}

const isChinese = (title: string) => /\p{Script=Han}/u.test(title);

/** Screens and error messages refer to fields by title. */
export const chineseTitles: Rule = () => ({
  Schema: {
    enter(schema, context) {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        const location = context.location.child(["properties", name]);
        if (!isChinese(titleOf(context, field, location)))
          context.report({ message: `The field ${name} needs a Chinese title.`, location });
      }
    },
  },
  Parameter: {
    enter({ name, schema = {} }, context) {
      const location = context.location.child(["schema"]);
      if (!isChinese(titleOf(context, schema, location)))
        context.report({ message: `The parameter ${name} needs a Chinese title in its schema.`, location });
    },
  },
});
