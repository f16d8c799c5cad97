import { parseArgs } from "node:util";
import { LANGUAGES, type Language, isLanguage, setLanguage } from "#mock/language/say.ts";
import { InputError } from "./input-error.ts";

/**
 * The language that `--lang` names, by default English, which this process speaks from then on: whatever else the
 * command line says is refused in it. Throws InputError for a language that there is not.
 */
export function applyLanguage(args?: string[]): Language {
  const { lang = "en" } = parseArgs({
    options: { lang: { type: "string" } },
    strict: false,
    ...(args && { args }),
  }).values;
  // Without a value it is refused with all other options.
  const language = lang === true ? "en" : lang;
  if (!isLanguage(language))
    throw new InputError(`--lang must be ${LANGUAGES.join(" or ")}, not ${String(language) || "empty"}`);
  setLanguage(language);
  return language;
}
