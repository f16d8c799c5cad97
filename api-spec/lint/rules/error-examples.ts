import type { ResponseObject } from "../../kit/document.ts";
import type { Rule } from "../redocly-types.ts";
import { follow } from "../resolve.ts";

/** The headers that tell programs how to go on. */
const HEADERS: Readonly<Record<string, string>> = {
  "401": "WWW-Authenticate",
  "429": "Retry-After",
  "503": "Retry-After",
};

/**
 * The mock responds with these examples, and readers see what each error looks like. Examples of successes are recorded
 * when the contract is generated.
 */
export const errorExamples: Rule = () => {
  // Operations share the error responses: each is reported only once.
  const seen = new Set<ResponseObject>();
  return {
    Operation: {
      enter({ responses = {} }, context) {
        for (const [status, value] of Object.entries(responses)) {
          const place = context.location.child(["responses", status]);
          const response = follow<ResponseObject>(context, value, place);
          if (!response || seen.has(response.node)) continue;
          seen.add(response.node);
          const location = response.at;
          const media = Object.entries(response.node.content ?? {});
          const header = HEADERS[status];
          if (header !== undefined && !(header in (response.node.headers ?? {})))
            context.report({ message: `${status} must declare the header ${header}.`, location });
          if (media.length === 0)
            context.report({ message: `${status} must declare its content.`, location });
          for (const [type, { examples = {} }] of media)
            if (!status.startsWith("2") && Object.keys(examples).length === 0)
              context.report({
                message: `${status} needs a named example of ${type} in examples.`,
                location,
              });
        }
      },
    },
  };
};
