/** The colour that the data gives a page, where it is one; anything else is the page's own. */
export function readBackground(text: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(text) ? text : undefined;
}
