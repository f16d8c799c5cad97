import { FormError } from "./form-error.ts";
import { FormNode, type FormObject } from "./form-node.ts";

export type FormLimits = {
  /** Nesting depth: `params[0][goods_id]` is 3. */
  readonly depth: number;
  /** Number of name-value pairs. */
  readonly parameters: number;
  /** Characters of one pair, still encoded. */
  readonly length: number;
};

/** Pairs, and characters, between two pauses: some milliseconds. */
const STEP = { pairs: 2000, length: 500_000 };

/** Twice as many as the largest form of the contract has. */
export const DEFAULT_LIMITS: FormLimits = { depth: 8, parameters: 20_000, length: 1_000_000 };

/**
 * Decodes `application/x-www-form-urlencoded` text of a body or a query: nested brackets (`params[0][goods_id]=7`),
 * indexed (`ids[0]=1`), open (`ids[]=1`) and repeated (`ids=1&ids=2`) lists. Every value remains a string; see
 * coerceBySchema. Indexes only define the order: gaps are closed. Items of `[]` and
 * of repeated names follow the indexed ones in the order sent (guide "Forms"). Runs in linear time (qs 6.17 takes 24 s
 * for 30,000 items), and counts before it reads: what has too many pairs costs nothing. Throws FormError for input that
 * no schema could accept, or that is beyond the limits (formLimits).
 */
export function decodeForm(text: string, limits: FormLimits = DEFAULT_LIMITS): FormObject {
  const steps = decodeInSteps(text, limits);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** decodeForm, with a pause after each few thousand pairs, in which a server can turn to others. */
export function* decodeInSteps(text: string, limits: FormLimits): Generator<undefined, FormObject> {
  checkCount(text, limits.parameters);
  const root = new FormNode();
  let read = { pairs: 0, length: 0 };
  for (let start = 0; start < text.length;) {
    let end = text.indexOf("&", start);
    if (end === -1) end = text.length;
    if (end - start > limits.length) throw new FormError("length", text.slice(start, start + 80));
    if (end > start) readPair(root, text.slice(start, end), limits);
    read = { pairs: read.pairs + 1, length: read.length + end - start };
    start = end + 1;
    if (read.pairs < STEP.pairs && read.length < STEP.length) continue;
    read = { pairs: 0, length: 0 };
    yield undefined;
  }
  return root.toObject();
}

/** Counts the separators, as an empty pair is work too. */
function checkCount(text: string, most: number): void {
  let count = 1;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at + 1)) {
    count += 1;
    if (count > most) throw new FormError("parameters", `最多 ${most} 个`);
  }
}

function readPair(root: FormNode, pair: string, limits: FormLimits): void {
  const equals = pair.indexOf("=");
  const name = decodePart(equals === -1 ? pair : pair.slice(0, equals));
  addPair(root, name, equals === -1 ? "" : decodePart(pair.slice(equals + 1)), limits.depth);
}

/** Adds a decoded name with its value to a form. Throws FormError as decodeForm. */
export function addPair(root: FormNode, name: string, value: string, mostDepth: number): void {
  if (name.includes("\0") || value.includes("\0")) throw new FormError("nul");
  const segments = splitName(name);
  if (segments.length > mostDepth) throw new FormError("depth", name);
  let node = root;
  for (const segment of segments) {
    // On a plain object this name would set the prototype.
    if (segment === "__proto__") throw new FormError("name", name);
    // The first one is the name of a field, even where it is empty.
    node = segment === "" && node !== root ? node.nextItem() : node.child(segment);
  }
  node.add(value);
}

/** `a[b][]` → a, b, "". A name with unbalanced brackets is taken literally; no schema will contain it. */
export function splitName(name: string): string[] {
  const open = name.indexOf("[");
  if (open <= 0) return [name];
  const rest = name.slice(open);
  if (!/^(?:\[[^[\]]*\])+$/.test(rest)) return [name];
  return [name.slice(0, open), ...rest.slice(1, -1).split("][")];
}

function decodePart(part: string): string {
  const spaced = part.includes("+") ? part.replaceAll("+", " ") : part;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new FormError("encoding", part);
  }
}
