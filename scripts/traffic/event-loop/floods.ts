export const FORM = "application/x-www-form-urlencoded";
export const MULTIPART_TYPE = "multipart/form-data";

const MB = 1024 * 1024;

/** Repeats a piece, `size` bytes of it in all. */
const many = (piece: string, size: number) => piece.repeat(Math.max(1, Math.floor(size / piece.length)));
const numbered = (size: number, piece: (index: number) => string) =>
  Array.from({ length: Math.max(1, Math.floor(size / piece(1e6).length)) }, (_, index) => piece(index)).join(
    "",
  );

type Flood = (field: string, bytes: number) => string;

/** Bodies of the same small thing again and again, in the field that may have the most. */
const FLOODS: Readonly<Record<"json" | "form", Readonly<Record<string, Flood>>>> = {
  json: {
    "empty objects": (name, bytes) => `{"${name}":[${many("{},", bytes)}{}]}`,
    "empty lists": (name, bytes) => `{"${name}":[${many("[],", bytes)}[]]}`,
    numbers: (name, bytes) => `{"${name}":[${many("1,", bytes)}1]}`,
    "empty texts": (name, bytes) => `{"${name}":[${many('"",', bytes)}""]}`,
    fields: (_, bytes) => `{${numbered(bytes, (index) => `"k${index}":0,`)}"k":0}`,
    "one field": (name, bytes) => `{${many(`"${name}":0,`, bytes)}"${name}":0}`,
    depth: (name, bytes) => `{"${name}":${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}}`,
    "objects in objects": (name, bytes) => `${many('{"a":', bytes)}0${many("}", bytes / 5)}`,
    "one text": (name, bytes) => `{"${name}":"${many("x", bytes)}"}`,
    escapes: (name, bytes) => `{"${name}":"${many("\\u0000", bytes)}"}`,
    "opened lists": (name, bytes) => `{"${name}":${many("[", bytes)}`,
  },
  form: {
    fields: (_, bytes) => numbered(bytes, (index) => `f${index}=1&`),
    parts: (name, bytes) => numbered(bytes, (index) => `${name}[${index}][x]=&`),
    "items, backwards": (name, bytes) => numbered(bytes, (index) => `${name}[${1e6 - index}]=1&`),
    "values of one name": (name, bytes) => many(`${name}=1&`, bytes),
    "open items": (name, bytes) => many(`${name}[]=1&`, bytes),
    pairs: (_, bytes) => many("a&", bytes),
    separators: (_, bytes) => many("&", bytes),
    "one value": (name, bytes) => `${name}=${many("x", bytes)}`,
    "one name": (name, bytes) => `${name}${many("[a]", bytes)}=1`,
    "encoded signs": (name, bytes) => `${name}=${many("%25", bytes)}`,
    "broken encoding": (name, bytes) => `${name}=${many("%E4%", bytes)}`,
    brackets: (name, bytes) => `${name}${many("[", bytes)}=1`,
  },
};

/** Floods for JSON or a form, each with what it is: about so many bytes of it, in a field or beside it. */
export const floodsOf = (mediaType: string): readonly (readonly [what: string, flood: Flood])[] =>
  Object.entries(FLOODS[mediaType === FORM ? "form" : "json"]);

const BOUNDARY = "large-bodies";

type Part = { readonly head: string; readonly content: string };

const file = (content: string, name = "file"): Part => ({
  head: `content-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: application/pdf`,
  content: `%PDF-1.4\n${content}`,
});
const field = (name: string, content: string, more = ""): Part => ({
  head: `content-disposition: form-data; name="${name}"${more}`,
  content,
});

const multipart = (...parts: readonly Part[]): string =>
  `${[field("kind", "1"), ...parts].map(({ head, content }) => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`).join("")}--${BOUNDARY}--\r\n`;

/** Uploads that cost a careless server the most. */
export function* largeUploads(): Generator<readonly [what: string, body: string]> {
  const most = 10 * MB - 9;
  const small = file("x");
  yield ["its largest file", multipart(file("x".repeat(most)))];
  yield ["a file that is one byte too long", multipart(file("x".repeat(most + 1)))];
  yield ["a file ten times as large", multipart(file("x".repeat(10 * most)))];
  for (const count of [1000, 30_000])
    yield [
      `${count} files`,
      multipart(...Array.from({ length: count }, (_, index) => file("x".repeat(200), `file${index}`))),
    ];
  yield ["30000 fields", multipart(...Array.from({ length: 30_000 }, (_, index) => field(`f${index}`, "")))];
  yield ["no end", multipart(file("x".repeat(most))).slice(0, -20)];
  for (const [what, piece] of Object.entries({
    "percent signs": "%",
    brackets: "[",
    "line ends": "\r\n",
    "almost boundaries": `\r\n--${BOUNDARY.slice(0, -1)}`,
    boundaries: `\r\n--${BOUNDARY}\r\n`,
    blanks: " ",
  })) {
    yield [`a text of ${what}`, multipart(field("kind", many(piece, most)), small)];
    yield [`a file of ${what}`, multipart(file(many(piece, most)))];
    yield [`a name of ${what}`, multipart(field(many(piece, most), "1"), small)];
    yield [`a head of ${what}`, multipart(field("kind", "1", `; x="${many(piece, most)}"`), small)];
  }
  yield ["header lines", multipart(field("kind", "1", `\r\n${many("x: y\r\n", most).trim()}`), small)];
  yield ["parameters of a header", multipart(field("kind", "1", many("; a=b", most)), small)];
  yield ["an unknown field", multipart(field("unknown", "x".repeat(most)), small)];
}

/** The content type of all of these uploads. */
export const UPLOAD_TYPE = `${MULTIPART_TYPE}; boundary=${BOUNDARY}`;
