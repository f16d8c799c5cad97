import type { Rule } from "../redocly-types.ts";

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Buyers and the reference read summaries, developers descriptions. */
export const operationTexts: Rule = () => ({
  Operation: {
    enter({ summary = "", description = "" }, { report, location }) {
      if (!/\p{Script=Han}/u.test(summary))
        report({ message: "The summary must be in Chinese.", location: location.child(["summary"]) });
      // Quoted words and 元 may stand in an English sentence.
      if (count(description, /[A-Za-z]/g) <= count(description, /\p{Script=Han}/gu))
        report({ message: "The description must be in English.", location: location.child(["description"]) });
    },
  },
});
