import { hasMark } from "../byte-order-mark.ts";
import type { HttpResponse } from "../http/exchange.ts";
import { type Finding, same } from "./finding.ts";

/** JSON is UTF-8 without a mark, in its bytes and in what the content type says of it (RFC 8259, 8.1). */
export function checkCharset({ headers, text, isUtf8 = true }: HttpResponse): Finding[] {
  const findings: Finding[] = [];
  const [, named] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers["content-type"] ?? "") ?? [];
  if (named !== undefined && !/^utf-?8$/i.test(named))
    findings.push({ rule: "charset", place: "charset", expected: same("utf-8"), seen: same(named) });
  if (!isUtf8) {
    const expected = { zh: "UTF-8 字节", en: "bytes of UTF-8" };
    const seen = { zh: "不是 UTF-8 的字节", en: "bytes that are no UTF-8" };
    findings.push({ rule: "charset", place: "bytes", expected, seen });
  }
  if (hasMark(text)) {
    const expected = { zh: "以 { 开头", en: "it begins with {" };
    findings.push({ rule: "byte-order-mark", place: "", expected, seen: same("EF BB BF {") });
  }
  return findings;
}
