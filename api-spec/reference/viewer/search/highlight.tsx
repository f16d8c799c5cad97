import { Mark } from "@chakra-ui/react";
import { normalize } from "./find-entries.ts";

/** The text with the search words highlighted. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  const compared = normalize(text);
  // A character whose length changes by normalization would shift the highlights.
  if (compared.length !== text.length) return text;
  const [at, length] = words
    .map((word) => [compared.indexOf(word), word.length] as const)
    .filter(([index]) => index >= 0)
    .toSorted(([a], [b]) => a - b)[0] ?? [-1, 0];
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Mark bg="bg.mark" color="fg">
        {text.slice(at, at + length)}
      </Mark>
      <Highlight text={text.slice(at + length)} words={words} />
    </>
  );
}
