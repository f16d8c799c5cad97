/** A segment of a path, whatever it is. */
const SEGMENT = "\0";

/**
 * True if some path matches both a pattern (`*` is any part) and a path of the contract (`{id}` is a segment), or two
 * patterns.
 */
export function haveCommonPath(pattern: string, template: string): boolean {
  const path = template.replaceAll(/\{[^}]+\}/g, SEGMENT);
  // From the end: whether the rest of the pattern and each rest of the path have a text in common.
  let next: readonly boolean[] = [];
  for (let at = pattern.length; at >= 0; at -= 1) {
    const row: boolean[] = [];
    for (let place = path.length; place >= 0; place -= 1) {
      const [ofPattern, ofPath] = [pattern[at], path[place]];
      const [onPattern = false, onPath = false, onBoth = false] = [
        next[place],
        row[place + 1],
        next[place + 1],
      ];
      if (ofPattern === "*" || ofPath === "*") row[place] = onPattern || onPath;
      else if (ofPattern === undefined || ofPath === undefined) row[place] = ofPattern === ofPath;
      else if (ofPath === SEGMENT) row[place] = ofPattern !== "/" && (onPattern || onBoth);
      else row[place] = ofPattern === ofPath && onBoth;
    }
    next = row;
  }
  return next[0] ?? false;
}
