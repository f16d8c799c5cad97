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
      const [own, other] = [pattern[at], path[place]];
      const [onPattern = false, onPath = false, onBoth = false] = [
        next[place],
        row[place + 1],
        next[place + 1],
      ];
      if (own === "*" || other === "*") row[place] = onPattern || onPath;
      else if (own === undefined || other === undefined) row[place] = own === other;
      else if (other === SEGMENT) row[place] = own !== "/" && (onPattern || onBoth);
      else row[place] = own === other && onBoth;
    }
    next = row;
  }
  return next[0] ?? false;
}
