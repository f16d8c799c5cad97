export type TextPart = { text: string; isHit: boolean };

/** Splits a text at the words of a search, ignoring case. */
export function splitByWords(text: string, keywords: string): TextPart[] {
  const words = keywords.split(/\s+/).filter(Boolean).map(escapePattern);
  if (words.length === 0) return [{ text, isHit: false }];
  return text
    .split(new RegExp(`(${words.join("|")})`, "i"))
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

function escapePattern(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
