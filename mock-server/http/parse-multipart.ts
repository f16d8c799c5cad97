/** One part of a `multipart/form-data` body; a field of a form, or a file if it has a file name. */
export type Part = {
  readonly name: string;
  readonly filename: string | undefined;
  /** Its `content-type`; empty if it has none. */
  readonly type: string;
  /** A view of the body. */
  readonly content: Buffer;
};

const LINE = "\r\n";
const DASHES = 0x2d2d;
/** What browsers escape in names (HTML, multipart/form-data encoding algorithm). */
const ESCAPED = /%(?:0A|0D|22)/gi;

/**
 * The parts of a body, found by their boundary without copying it: `Response.formData()` copies a file of 10 MB five times,
 * and holds the event loop meanwhile. Throws TypeError for anything but whole parts to the closing boundary.
 */
export function parseMultipart(raw: Buffer, boundary: string): Part[] {
  const delimiter = Buffer.from(`${LINE}--${boundary}`);
  const parts: Part[] = [];
  // The first boundary need not follow a line.
  let at = raw.indexOf(delimiter.subarray(LINE.length)) + delimiter.length - LINE.length;
  if (at < delimiter.length - LINE.length) throw new TypeError("no boundary");
  while (!isEnd(raw, at)) {
    const start = expectLine(raw, at);
    // The head may be empty: then its end is the line that we are in.
    const head = raw.indexOf(LINE + LINE, start - LINE.length);
    const end = head === -1 ? -1 : raw.indexOf(delimiter, head + LINE.length);
    if (end === -1) throw new TypeError("a part without an end");
    parts.push({
      ...readHead(raw.toString("utf8", start, Math.max(start, head))),
      content: raw.subarray(Math.min(end, head + 2 * LINE.length), end),
    });
    at = end + delimiter.length;
  }
  return parts;
}

const isEnd = (raw: Buffer, at: number): boolean => at + 2 <= raw.length && raw.readUInt16BE(at) === DASHES;

/** The place after the line break at `at`. */
function expectLine(raw: Buffer, at: number): number {
  const line = raw.indexOf(LINE, at);
  // Spaces may follow a boundary.
  if (line === -1 || /[^ \t]/.test(raw.toString("latin1", at, Math.min(line, at + 80))))
    throw new TypeError("a boundary that goes on");
  return line + LINE.length;
}

function readHead(head: string): Omit<Part, "content"> {
  const fields = new Map(
    head.split(LINE).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const disposition = fields.get("content-disposition") ?? "";
  const name = parameterOf(disposition, "name");
  if (!/^form-data\s*;/i.test(disposition) || name === undefined)
    throw new TypeError("a part without a name");
  return { name, filename: parameterOf(disposition, "filename"), type: fields.get("content-type") ?? "" };
}

/** The value of `name="…"`; undefined if there is none. */
function parameterOf(disposition: string, name: string): string | undefined {
  const [, value] = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(disposition) ?? [];
  return value?.replaceAll(ESCAPED, decodeURIComponent);
}
