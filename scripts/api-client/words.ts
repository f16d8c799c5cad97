export type Language = "zh" | "en";

/** English by default, Chinese on request. */
export const DEFAULT_LANGUAGE: Language = "en";

/** One text in both languages of the command. */
export type Words = Readonly<Record<Language, string>>;
