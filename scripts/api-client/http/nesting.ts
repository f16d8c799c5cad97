/** No response of a contract comes near it, and readers that call themselves stand it. */
export const MOST_LEVELS = 200;

const [QUOTE, ESCAPE] = ['"', "\\"];

/** True if lists and objects of a JSON text are nested deeper than programs can be expected to read. */
export function isTooDeep(json: string): boolean {
  let level = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isText && character === ESCAPE) at += 1;
    else if (character === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (character === "[" || character === "{") level += 1;
    else if (character === "]" || character === "}") level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}
