import { type Mask } from "./mask.ts";

/** A body without secrets in HAR form; binary as base64, multipart not at all. */
export function maskBody(body: Buffer, type: string, mask: Mask): { text?: string; encoding?: "base64" } {
  if (type.startsWith("multipart/")) return {};
  if (type.startsWith("application/x-www-form-urlencoded"))
    return { text: maskQuery(body.toString("utf8"), mask) };
  if (/json/i.test(type)) return { text: maskJson(body.toString("utf8"), mask) };
  if (/^text\/|xml|javascript/i.test(type)) return { text: mask.text(body.toString("utf8")) };
  return { text: body.toString("base64"), encoding: "base64" };
}

/** A form or a query with its raw names: `phones[0]=13800000001`. */
export function maskQuery(text: string, mask: Mask): string {
  if (text === "") return "";
  const masked = [...new URLSearchParams(text)].map(([name, value]) => [
    name,
    String(mask.value(value, name.replace(/^.*?(\w+)(?:\[\d*\])*\]?$/, "$1"))),
  ]);
  return new URLSearchParams(masked).toString();
}

function maskJson(text: string, mask: Mask): string {
  try {
    return JSON.stringify(mask.value(JSON.parse(text)));
  } catch {
    return mask.text(text);
  }
}
