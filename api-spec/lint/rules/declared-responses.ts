import type { Rule } from "../redocly-types.ts";

const ALWAYS = ["400", "401", "403", "404", "422", "429", "459", "500", "502", "503"];
/** Refusals of a body before it is read. */
const WITH_BODY = ["413", "415"];
const SUCCESS = ["200", "201"];

/** Any call can fail in each of these ways, and succeeds in exactly one. */
export const declaredResponses: Rule = () => ({
  Operation: {
    enter({ responses = {}, requestBody }, { report, location }) {
      const at = location.child(["responses"]);
      const missing = [...ALWAYS, ...(requestBody ? WITH_BODY : [])].filter(
        (status) => !(status in responses),
      );
      if (missing.length > 0)
        report({ message: `Declare ${missing.join(", ")}; see components/responses.`, location: at.key() });
      if (Object.keys(responses).filter((status) => SUCCESS.includes(status)).length !== 1)
        report({ message: "Declare one success, 200 or 201.", location: at.key() });
    },
  },
});
