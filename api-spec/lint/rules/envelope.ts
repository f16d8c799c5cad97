import type { ResponseObject } from "../../kit/document.ts";
import type { Schema } from "../../kit/schema.ts";
import type { Rule } from "../redocly-types.ts";
import { follow } from "../resolve.ts";

const FIELDS = ["code", "message", "data"];

/** Every JSON success is `{ code, message, data }`. */
export const envelope: Rule = () => ({
  Operation: {
    enter({ responses = {} }, context) {
      for (const [status, value] of Object.entries(responses)) {
        if (!status.startsWith("2")) continue;
        const response = follow<ResponseObject>(
          context,
          value,
          context.location.child(["responses", status]),
        );
        const media = response?.node.content?.["application/json"];
        if (!response || !media) continue;
        const at = response.at.child(["content", "application/json", "schema"]);
        const schema = follow<Schema>(context, media.schema, at)?.node ?? {};
        const missing = FIELDS.filter(
          (field) => !schema.properties?.[field] || !schema.required?.includes(field),
        );
        if (missing.length > 0)
          context.report({
            message: `A success is { code, message, data }, all required; missing: ${missing.join(", ")}.`,
            location: at,
          });
      }
    },
  },
});
