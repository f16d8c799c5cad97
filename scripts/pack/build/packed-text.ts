/** The documents of a package, as its files call them. */
const PACKED = new Set(["README.md", "GUIDE.md", "CHANGELOG.md", "LICENSE"]);

const LINK = /\[([^\]]+)\]\((?!https?:|#)([^)\s]+)\)/g;
const IMAGE = /!\[[^\]]*\]\((?!https?:)[^)]*\)\n*/g;

const isPacked = (target: string) => PACKED.has(target.replace(/#.*/, ""));

/**
 * A document of the project for a package: links to what is not in it are words, and pictures and the padding of tables
 * are left out.
 */
export const packedText = (text: string): string =>
  text
    .replaceAll(IMAGE, "")
    .replaceAll(/^\|.*$/gm, (row) => row.replaceAll(/ {2,}/g, " ").replaceAll(/-{4,}/g, "---"))
    .replaceAll(LINK, (link, words: string, target: string) => (isPacked(target) ? link : words));

/** The links of a document that lead to nothing in its package. */
export const deadLinks = (text: string): string[] =>
  [...text.matchAll(LINK), ...text.matchAll(/^\[([^\]]+)\]: (?!https?:|#)(\S+)$/gm)].flatMap(
    ([, , target = ""]) => (isPacked(target) ? [] : [target]),
  );
