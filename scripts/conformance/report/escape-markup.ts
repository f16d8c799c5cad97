const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text and attributes of XML and HTML; control characters, which XML does not allow, are replaced. */
export const escapeMarkup = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 32 && ![9, 10, 13].includes(code);
    return isControl || (code >= 0xd8_00 && code <= 0xdf_ff) ? "\uFFFD" : (ENTITIES[character] ?? character);
  }).join("");
