import type { Response, Rule } from "../redocly-types.ts";
import { follow } from "../resolve.ts";

/** The mock answers with these examples, and a reader sees what each error looks like. */
export const responseExamples: Rule = () => ({
  Operation: {
    enter({ responses = {} }, context) {
      for (const [status, response] of Object.entries(responses)) {
        const at = context.location.child(["responses", status]);
        const content = follow<Response>(context, response, at)?.node.content ?? {};
        const media = Object.entries(content);
        if (media.length === 0)
          context.report({ message: `${status} must say what it answers.`, location: at });
        for (const [type, { examples = {} }] of media)
          if (Object.keys(examples).length === 0)
            context.report({
              message: `${status} needs a named example of ${type} in examples.`,
              location: at,
            });
      }
    },
  },
});
