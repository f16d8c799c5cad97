export type Language = "zh" | "en";

/** Developers read English unless they ask for Chinese. */
export const DEFAULT_LANGUAGE: Language = "en";

/** One text in both languages of the command. */
export type Words = Readonly<Record<Language, string>>;
