import { typesOf } from "../../kit/schema.ts";
import type { Rule } from "../redocly-types.ts";

export const money: Rule = () => ({
  Schema: {
    enter(schema, { report, location }) {
      if (schema["x-money"] === undefined || typesOf(schema).includes("number")) return;
      report({
        message: "x-money is for type: number (元 with at most two decimals).",
        location: location.child(["x-money"]).key(),
      });
    },
  },
});
