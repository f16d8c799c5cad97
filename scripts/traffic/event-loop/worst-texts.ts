/** A text of `length` UTF-16 units; texts of different items of a list differ. */
export type Fill = (length: number, item: number) => string;

export const repeated =
  (text: string): Fill =>
  (length) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Chinese characters in an order that no name has. */
const character = (index: number): string => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000));

const words =
  (size: number): Fill =>
  (length, item) =>
    Array.from({ length }, (_, at) => (at % (size + 1) === size ? " " : character(item * length + at))).join(
      "",
    );

/** Texts that cost a careless reader the most, each by its kind. */
export const WORST_TEXTS: Readonly<Record<string, Fill>> = {
  "one character again and again": repeated("文"),
  "words that are no names": words(3),
  "one long word that is no name": words(Number.POSITIVE_INFINITY),
  "names with a mistake": repeated("阿莫西琳胶囊 "),
  "names run together": repeated("阿莫西林板蓝根"),
  "initials that are none": (length, item) => (item + 36 ** 5).toString(36).padEnd(length, "amxlx "),
  amounts: repeated("0.25g*24粒×"),
  digits: repeated("1"),
  "traditional characters": repeated("體"),
  "combining marks": repeated("e\u0301\u0323\u0302"),
  "characters that stand for many": repeated("\ufdfa"),
  "halves of surrogate pairs": repeated("\ud83d"),
  "percent signs": repeated("%"),
  brackets: repeated("[]"),
  "quotes and backslashes": repeated('"\\'),
  "control characters": repeated("\u0000\u001b"),
  blanks: repeated(" \u3000"),
};
