import type { Reference } from "../../kit/document.ts";
import type { Rule } from "../redocly-types.ts";

/** Examples are found by operation: components/examples/<tag>/<operationId>[-variant].yaml. */
export const exampleFiles: Rule = () => ({
  Operation: {
    enter({ operationId = "", tags: [tag = ""] = [], responses = {} }, { report, location }) {
      for (const [status, response] of Object.entries(responses)) {
        if ("$ref" in response) continue;
        for (const [type, { examples = {} }] of Object.entries(response.content ?? {}))
          for (const [name, example] of Object.entries(examples)) {
            const file = /components\/examples\/(.*)\.yaml$/.exec(
              (example as Partial<Reference>).$ref ?? "",
            )?.[1];
            const wanted = `${tag}/${operationId}`;
            if (file === undefined || file === wanted || file.startsWith(`${wanted}-`)) continue;
            report({
              message: `The example file ${file}.yaml must be ${wanted}.yaml or ${wanted}-….yaml.`,
              location: location.child(["responses", status, "content", type, "examples", name]),
            });
          }
      }
    },
  },
});
