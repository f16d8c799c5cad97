import type { ResponseObject } from "../../kit/document.ts";
import type { Rule } from "../redocly-types.ts";
import { follow } from "../resolve.ts";

/** The example of the refusal, in the 403 of every operation that needs a right. */
const EXAMPLE = "no-right";

/** `x-right` and the 403 that it causes go together. */
export const rights: Rule = () => ({
  Operation: {
    enter({ "x-right": right, responses = {} }, context) {
      const place = context.location.child(["responses", "403"]);
      const refusal = follow<ResponseObject>(context, responses["403"], place);
      const hasExample = Object.values(refusal?.node.content ?? {}).some(
        ({ examples = {} }) => EXAMPLE in examples,
      );
      if (hasExample === (right !== undefined)) return;
      const message = hasExample
        ? `Its 403 says that a right is missing: name the right in x-right.`
        : `Without the right it is refused: its 403 needs the example ${EXAMPLE}; see RightRequired.yaml.`;
      context.report({ message, location: place });
    },
  },
});
