import type { Schema } from "../../kit/schema.ts";
import type { Context, Rule } from "../redocly-types.ts";
import { type Placed, follow } from "../resolve.ts";
import { bodies, fields } from "./request-body.ts";

/** Matches `2026-11-21`, and nothing without digits as codes and names do. */
const isDate = (pattern: RegExp) => pattern.test("2026-11-21") && !pattern.test("abc");

/** Returns what a request schema leaves to be guessed; undefined if there is nothing. */
function unsaid({ pattern, format, multipleOf, "x-money": money }: Schema): string | undefined {
  if (money !== undefined && multipleOf !== 0.01)
    return "Money in a request has two decimals: use MoneyInput, which says multipleOf: 0.01.";
  if (pattern !== undefined && format !== "date" && isDate(new RegExp(pattern, "u")))
    return "A date in a request exists in the calendar: use DateOnly, which says format: date.";
  return undefined;
}

/** Third decimals, and days that the calendar does not have, are for a schema to refuse. */
export const requestValues: Rule = () => {
  const seen = new Set<Schema>();
  const check = (schema: Placed<Schema> | undefined, context: Context): void => {
    if (!schema || seen.has(schema.node)) return;
    seen.add(schema.node);
    const message = unsaid(schema.node);
    if (message !== undefined) context.report({ message, location: schema.at });
    for (const [, field] of fields(schema, context)) check(field, context);
    check(follow<Schema>(context, schema.node.items, schema.at.child(["items"])), context);
  };
  return {
    Parameter: {
      enter(parameter, context) {
        check(follow<Schema>(context, parameter.schema, context.location.child(["schema"])), context);
      },
    },
    Operation: {
      enter(operation, context) {
        for (const { schema } of bodies(operation, context)) check(schema, context);
      },
    },
  };
};
