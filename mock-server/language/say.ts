/** The languages of texts for developers. Texts for buyers are always in Chinese. */
export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A text in both languages, for what is written before the language is known. The Chinese words are those of the
 * glossary in `panel/page/language.ts`.
 */
export type Text = readonly [en: string, zh: string];

/** The header in which a caller of the control API, such as the panel, requests a language. */
export const LANGUAGE_HEADER = "x-mock-lang";

let usual: Language = "en";

/** Keeps the language of a call through all that it awaits. */
type LanguageOfCalls = {
  run<T>(language: Language, run: () => T): T;
  getStore(): Language | undefined;
};

/** Without a platform that follows a call: until its first await. */
let ofCalls: LanguageOfCalls = {
  run(language, run) {
    const before = usual;
    usual = language;
    try {
      return run();
    } finally {
      usual = before;
    }
  },
  getStore: () => undefined,
};

/** Lets the platform follow the language of each call, as AsyncLocalStorage does. */
export function followLanguage(by: LanguageOfCalls): void {
  ofCalls = by;
}

/** Sets the language of this process (`--lang`). */
export function setLanguage(language: Language): void {
  usual = language;
}

/** Runs something in a language; everything that it awaits speaks that, too. */
export function inLanguage<T>(language: Language, run: () => T): T {
  // Following a language through what is awaited costs time, above all on Node 20.
  return language === currentLanguage() ? run() : ofCalls.run(language, run);
}

/** That of the call, otherwise of the process. */
export const currentLanguage = (): Language => ofCalls.getStore() ?? usual;

/** The text in the current language. */
export const say = (...[en, zh]: Text): string => (currentLanguage() === "zh" ? zh : en);

/** A text that follows a Chinese word: Latin letters and figures are set apart from it by a space. */
export const spaced = (text: string): string => (/^[\w{[-]/.test(text) ? ` ${text}` : text);

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);
