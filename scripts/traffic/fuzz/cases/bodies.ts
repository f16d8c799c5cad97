import { type HostileCase, requestCase } from "../hostile-case.ts";

const form = (name: string, body: string | Buffer, ...allowed: number[]): HostileCase =>
  requestCase(name, { target: "/api/user/login", body }, allowed);

const BOUNDARY = "b";
const part = (disposition: string, content = "x") =>
  `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n\r\n${content}\r\n`;
/** Refused as unreadable or as wrong, unless `allowed` says otherwise. */
const multipart = (
  name: string,
  body: string | Buffer,
  allowed: readonly number[] = [400, 422],
  boundary = BOUNDARY,
): HostileCase =>
  requestCase(
    name,
    { target: "/api/upload", body, type: `multipart/form-data; boundary=${boundary}` },
    allowed,
  );
const END = `--${BOUNDARY}--\r\n`;

const forms: readonly HostileCase[] = [
  form("10,000 fields", Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join("&"), 413),
  form("one field 10,000 times", "username=a&".repeat(10_000), 413),
  form("brackets 10,000 deep", `a${"[a]".repeat(10_000)}=1`, 413),
  form("open brackets 10,000 deep", `a${"[]".repeat(10_000)}=1`, 400),
  form("brackets that never close", `a${"[".repeat(100_000)}=1`, 413),
  form("a list with a far place", "username[4294967295]=a&username[999999999999]=b", 422),
  form("a list with places that are none", "username[-1]=a&username[1e400]=b&username[NaN]=c", 422, 400),
  form("a prototype deep inside", "username[a][__proto__][polluted]=1", 400),
  form("a constructor's prototype", "constructor[prototype][polluted]=1", 422, 400),
  form("an encoded prototype", "%5F%5Fproto%5F%5F[polluted]=1", 400),
  form("names of methods", "hasOwnProperty=1&toString=1&valueOf=1&then=1", 422),
  form("a name of 1 MB", `${"a".repeat(1024 * 1024)}=1`, 413),
  form("a value of 10 MB", `username=${"a".repeat(10 * 1024 * 1024)}&password=a`, 413),
  form("half a surrogate", "username=%ED%A0%80&password=a", 400),
  form("raw bytes that are no text", Buffer.from("757365726e616d653dfffe", "hex"), 400),
  form("a mark of byte order", Buffer.from("efbbbf757365726e616d653d61", "hex"), 422),
  form("separators only", "&=&=&=;;;=&&&&", 422, 400),
  form("percent signs only", "%".repeat(1000), 400),
];

const uploads: readonly HostileCase[] = [
  multipart("10,000 parts", part('form-data; name="a"').repeat(10_000) + END, [400, 413]),
  multipart("a part named __proto__", part('form-data; name="__proto__"') + END),
  multipart("a part named __proto__[a]", part('form-data; name="__proto__[a]"') + END),
  multipart("a file named __proto__", part('form-data; name="__proto__"; filename="a.png"') + END),
  multipart("a file that climbs", part('form-data; name="file"; filename="../../../etc/passwd"') + END),
  multipart("a file with a zero byte in its name", part('form-data; name="file"; filename="a\0.png"') + END),
  multipart("two files of one name", part('form-data; name="file"; filename="a.png"').repeat(2) + END),
  multipart("a part without a name", part("form-data") + END),
  multipart("a part of nonsense", part("\xff;;;=;=;") + END),
  multipart("a part without headers", `--${BOUNDARY}\r\n\r\nx\r\n${END}`),
  multipart(
    "a part with 10,000 headers",
    `--${BOUNDARY}\r\n${"x: 1\r\n".repeat(10_000)}\r\nx\r\n${END}`,
    [400, 413, 422],
  ),
  multipart("no end", part('form-data; name="file"; filename="a.png"')),
  multipart("only the end", END),
  multipart("another boundary than it says", part('form-data; name="kind"', "1") + END, [400], "other"),
  multipart("a boundary of 5,000 characters", "x", [400], "b".repeat(5000)),
  multipart("an empty boundary", part('form-data; name="kind"', "1"), [400], '""'),
  multipart(
    "a multipart in a part",
    part("form-data; name=file\r\ncontent-type: multipart/mixed; boundary=b", part("form-data; name=a")) +
      END,
  ),
  multipart("parts of an empty boundary line", `--${BOUNDARY}\r\n`.repeat(50_000), [400, 413]),
];

export const bodies: readonly HostileCase[] = [...forms, ...uploads];
