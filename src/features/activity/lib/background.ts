/** A valid CSS color from the data; undefined for anything else, which leaves the page's own. */
export function readBackground(text: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(text) ? text : undefined;
}
