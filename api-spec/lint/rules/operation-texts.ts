import type { Rule } from "../redocly-types.ts";

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Summaries are for buyers and the reference, descriptions for developers. */
export const operationTexts: Rule = () => ({
  Operation: {
    enter({ summary = "", description = "" }, { report, location }) {
      if (!/\p{Script=Han}/u.test(summary))
        report({ message: "The summary must be in Chinese.", location: location.child(["summary"]) });
      // English sentences can contain quoted words and 元.
      if (count(description, /[A-Za-z]/g) <= count(description, /\p{Script=Han}/gu))
        report({ message: "The description must be in English.", location: location.child(["description"]) });
    },
  },
});
