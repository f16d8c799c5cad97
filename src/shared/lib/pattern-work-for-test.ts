/** A single class, repeated or not: looks at each character once. */
const ONE_CLASS = /^(?:\[[^\]]*\]|\\?.)\+?$/u;
/** A repetition without an end, outside of classes. */
const ENDLESS = /(?<!\\)[*+]|\{\d+,\}/u;

/**
 * The most steps that patterns can have taken while `run` ran: as many as the text that each was given has characters,
 * or, for a pattern with an endless repetition, their square, since it may try the rest again from every one. A count,
 * and no time: it is the same on every machine.
 */
export function countPatternWork(run: () => unknown): number {
  // oxlint-disable-next-line typescript/unbound-method -- It is called with the pattern as `this`.
  const original = RegExp.prototype.exec;
  let steps = 0;
  RegExp.prototype.exec = function exec(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = original.call(this, text);
    const isPlain = !isEndlessPattern(this.source, original);
    const end = found ? found.index + found[0].length : this.sticky ? from + 1 : text.length;
    steps += isPlain ? Math.max(1, end - from) : (text.length - from) ** 2;
    return found;
  };
  try {
    run();
  } finally {
    RegExp.prototype.exec = original;
  }
  return steps;
}

const known = new Map<string, boolean>();

/** Remembered by its source: a parser tries the same few patterns thousands of times. */
function isEndlessPattern(source: string, exec: typeof RegExp.prototype.exec): boolean {
  const isKnown = known.get(source) ?? isEndless(source, exec);
  known.set(source, isKnown);
  return isKnown;
}

function isEndless(source: string, exec: typeof RegExp.prototype.exec): boolean {
  if (exec.call(ONE_CLASS, source)) return false;
  // Character classes repeat nothing, so only the source outside them counts.
  let outside = "";
  for (let at = 0, isInside = false; at < source.length; at += 1) {
    if (source[at] === "\\") {
      outside += isInside ? "" : source.slice(at, at + 2);
      at += 1;
    } else if (source[at] === "[") isInside = true;
    else if (source[at] === "]") isInside = false;
    else if (!isInside) outside += source[at];
  }
  return exec.call(ENDLESS, outside) !== null;
}
