import type { Term } from "./search-index.ts";

const INITIALS = /^(?=.*[a-z])[a-z0-9]{3,}$/u;
const NAME = /\p{Script=Han}/u;
/** A shorter part of a name is near to too many others. */
const SHORTEST_NAME = 3;

/**
 * Whether a word is a term with one mistake: a letter of its initials, from the first on, or a character anywhere in its
 * text, that is wrong, missing, too many, or swapped with the next.
 */
export function isNear({ text, initials }: Term, word: string): boolean {
  if (INITIALS.test(word)) return beginsNearly(initials, word);
  if (!NAME.test(word) || word.length < SHORTEST_NAME) return false;
  for (let from = 0; from + word.length <= text.length + 1; from += 1) {
    if (beginsNearly(text.slice(from), word)) return true;
  }
  return false;
}

/** Whether a text begins with a word that has at most one mistake. */
function beginsNearly(text: string, word: string): boolean {
  let at = 0;
  while (at < word.length && text[at] === word[at]) at += 1;
  const [found = "", expected = ""] = [word[at], text[at]];
  const follows = (textFrom: number, wordFrom: number) => text.startsWith(word.slice(wordFrom), textFrom);
  return (
    follows(at + 1, at + 1) ||
    follows(at + 1, at) ||
    follows(at, at + 1) ||
    (found === text[at + 1] && expected === word[at + 1] && follows(at + 2, at + 2))
  );
}
