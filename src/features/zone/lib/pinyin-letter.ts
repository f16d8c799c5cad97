/** The first character of each letter in Chinese collation order; no syllable begins with i, u or v. */
const FIRST = Array.from("阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀");
const LETTERS = "ABCDEFGHJKLMNOPQRSTWXYZ";

const collator = new Intl.Collator("zh-Hans-CN-u-co-pinyin");

/** The letter of a name in a directory: its own, or the initial of its pinyin; `#` for anything else. */
export function pinyinLetter(name: string): string {
  const first = Array.from(name.trim())[0] ?? "";
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return "#";
  const index = FIRST.findLastIndex((start) => collator.compare(start, first) <= 0);
  return LETTERS[index] ?? "#";
}
