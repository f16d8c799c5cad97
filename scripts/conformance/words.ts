export type Language = "zh" | "en";

/** One text in both languages of the command. */
export type Words = Readonly<Record<Language, string>>;
