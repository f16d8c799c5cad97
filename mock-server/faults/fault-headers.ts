import type { Fault } from "#generated/control/model/fault.ts";
import type { RequestHeaders } from "#mock/http/request.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { readFault } from "./check-fault.ts";

/**
 * The fault requested by a call's `X-Mock-Fault` (`500`, `hang`, `status=422; when=after`, `delay=100..300`, or a
 * fault as JSON). Throws InputError.
 */
export function faultFromHeaders(headers: RequestHeaders): Fault | undefined {
  const text = headers["x-mock-fault"];
  return text === undefined ? undefined : parseFault(String(text));
}

/** Reads a fault as written in a header. */
function parseFault(text: string): Fault {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) return readFault(parseJson(trimmed));
  const [first = "", ...rest] = trimmed.split(";").map((part) => part.trim());
  const fault: Record<string, unknown> = {};
  const errors = new Map<string, readonly string[]>();
  const [kind = "", value] = splitOnce(first);
  if (/^\d{3}$/.test(kind)) Object.assign(fault, { kind: "status", status: Number(kind) });
  else Object.assign(fault, { kind, ...mainValue(kind, value) });
  for (const part of rest) {
    if (part === "") continue;
    const [name = "", option = ""] = splitOnce(part);
    // `field=params.number: 库存不足` may be given several times.
    if (name === "field") addFieldError(errors, option);
    else fault[name] = readOption(name, option);
  }
  return readFault({ ...fault, ...(errors.size > 0 && { errors: Object.fromEntries(errors) }) });
}

function mainValue(kind: string, value: string | undefined): Record<string, unknown> {
  if (value === undefined) return {};
  if (kind === "status") return { status: Number(value) };
  if (kind === "delay") return { delay: readDelay(value) };
  if (kind === "slow-drip") return { duration: Number(value) };
  throw new InputError(
    say(
      `X-Mock-Fault: ${kind} takes no value, not ${value}`,
      `X-Mock-Fault：${kind} 不带值，不能是 ${value}`,
    ),
  );
}

function readOption(name: string, value: string): unknown {
  if (name === "delay") return readDelay(value);
  return name === "status" || name === "duration" ? Number(value) : decode(value);
}

function addFieldError(errors: Map<string, readonly string[]>, option: string): void {
  const [name = "", message = "不正确"] = decode(option).split(/[:：]\s*/, 2);
  errors.set(name.trim(), [message]);
}

function readDelay(text: string): number | number[] {
  const [from = "", to] = text.split("..");
  return to === undefined ? Number(from) : [Number(from), Number(to)];
}

function splitOnce(text: string): string[] {
  const at = text.indexOf("=");
  return at === -1 ? [text] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(decode(text));
  } catch {
    throw new InputError(say("X-Mock-Fault is not valid JSON", "X-Mock-Fault 不是合法的 JSON"));
  }
}

/** Header values are Latin-1: Chinese is percent-encoded, or sent as UTF-8 bytes. */
function decode(text: string): string {
  try {
    const raw = /[\u0080-\u00ff]/.test(text) ? Buffer.from(text, "latin1").toString("utf8") : text;
    return decodeURIComponent(raw);
  } catch {
    return text;
  }
}
