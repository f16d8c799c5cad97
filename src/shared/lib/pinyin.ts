/** The first character of each letter in Chinese collation order; no syllable begins with i, u or v. */
const FIRST = Array.from("阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀");
const LETTERS = "ABCDEFGHJKLMNOPQRSTWXYZ";

/** Characters of drug names with a second reading, by the letter that the collation does not know: 参 as in 人参. */
const SECOND_LETTERS: Readonly<Record<string, string>> = {
  参: "S",
  术: "Z",
  咳: "K",
  弹: "T",
  长: "C",
  行: "H",
  藏: "C",
  重: "C",
  调: "T",
  解: "X",
  乐: "Y",
  蛤: "H",
  朴: "P",
  薄: "B",
  炮: "B",
  阿: "E",
  单: "S",
  曾: "Z",
  石: "D",
};

const collator = new Intl.Collator("zh-Hans-CN-u-co-pinyin");
const known = new Map<string, string>();

/** The letter of a name in a directory: its own, or the initial of its pinyin; `#` for anything else. */
export function pinyinLetter(name: string): string {
  const first = Array.from(name.trim())[0] ?? "";
  return /[a-z]/i.test(first) ? first.toUpperCase() : initialOf(first) || "#";
}

/**
 * The readings of a text by initials, character by character: in upper case every letter that a character may stand
 * for, itself for Latin letters and digits; other characters are left out.
 */
export function initialsOf(text: string): string[] {
  return Array.from(text).flatMap((char) => {
    if (/[a-z0-9]/i.test(char)) return [char.toUpperCase()];
    const initial = initialOf(char);
    if (initial === "") return [];
    const second = SECOND_LETTERS[char];
    return [second === undefined || second === initial ? initial : initial + second];
  });
}

/** True if a text's initials contain the typed upper-case letters and digits, in a row. */
export function hasInitials(initials: readonly string[], typed: string): boolean {
  if (typed === "") return false;
  for (let from = 0; from + typed.length <= initials.length; from++)
    if (Array.from(typed).every((letter, index) => initials[from + index]?.includes(letter))) return true;
  return false;
}

/** The initial of a Chinese character's pinyin; empty for other characters. */
function initialOf(char: string): string {
  const before = known.get(char);
  if (before !== undefined) return before;
  const index = /\p{Script=Han}/u.test(char)
    ? FIRST.findLastIndex((start) => collator.compare(start, char) <= 0)
    : -1;
  const initial = LETTERS[index] ?? "";
  known.set(char, initial);
  return initial;
}

/** Compares texts in the order of their pinyin. */
export const comparePinyin = (one: string, other: string): number => collator.compare(one, other);
