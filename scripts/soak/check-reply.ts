import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { validateOutput } from "#mock/contract/validate-output.ts";
import type { Fault } from "#mock/faults/fault.ts";
import type { Failure, Reply } from "./send-call.ts";

/** What is wrong with an answer; undefined for the one that the contract or the planned fault promises. */
export function checkReply(
  operation: CompiledOperation,
  reply: Reply,
  fault: Fault | undefined,
): string | undefined {
  const expected = fault ? EXPECTED_FAILURES[fault.kind] : undefined;
  if (reply.failure !== expected)
    return `${reply.failure ?? "a whole answer"} (${reply.status}), expected ${expected ?? "a whole answer"}`;
  if (expected) return undefined;
  const shown = reply.headers["x-mock-fault"];
  if (fault ? !String(shown).startsWith(fault.kind) : shown !== undefined)
    return `x-mock-fault is ${String(shown)}, expected ${fault?.kind ?? "none"}`;
  switch (fault?.kind) {
    case "status":
      return checkStatus(operation, reply, fault);
    case "login-code":
      return reply.status === 200 && codeOf(reply) === 10001
        ? undefined
        : `${reply.status} is no 10001 in a 200`;
    case "content-type":
      return checkType(operation, reply);
    case "invalid-json":
      return parse(reply.text) === undefined ? undefined : "JSON where none was planned";
    case "wrong-shape":
      // A page has no shape: any text will do.
      if (operation.responses.get(reply.status)?.mediaType === "text/html") return undefined;
      return breaksOf(operation, reply).length > 0
        ? undefined
        : "an answer that the contract accepts, not a wrong shape";
    default:
      return checkPlain(operation, reply);
  }
}

const EXPECTED_FAILURES: Readonly<Partial<Record<Fault["kind"], Failure>>> = {
  hang: "silent",
  reset: "reset",
  cut: "cut",
};

function checkPlain(operation: CompiledOperation, reply: Reply): string | undefined {
  const violation = reply.headers["x-mock-violation"];
  if (violation !== undefined) return `the mock caught itself: ${decodeURIComponent(String(violation))}`;
  if (reply.status >= 500) return `${reply.status}: ${reply.text.slice(0, 300)}`;
  const breaks = breaksOf(operation, reply);
  return breaks.length > 0 ? `${reply.status} breaks the contract: ${breaks.join("; ")}` : undefined;
}

function checkStatus(operation: CompiledOperation, reply: Reply, fault: Fault): string | undefined {
  if (reply.status !== fault.status) return `${reply.status}, planned was ${fault.status}`;
  if (codeOf(reply) !== reply.status)
    return `the code in the body is ${String(codeOf(reply))}, not ${reply.status}`;
  const { errors } = parse(reply.text) as { errors?: unknown };
  if (fault.errors && JSON.stringify(errors) !== JSON.stringify(fault.errors))
    return `errors are ${JSON.stringify(errors)}, planned were ${JSON.stringify(fault.errors)}`;
  // The contract need not know a status that was asked for.
  if (!operation.responses.has(reply.status)) return undefined;
  const breaks = breaksOf(operation, reply);
  return breaks.length > 0 ? `breaks the contract: ${breaks.join("; ")}` : undefined;
}

/** All is as it should be but what it says that it is. */
function checkType(operation: CompiledOperation, reply: Reply): string | undefined {
  const declared = operation.responses.get(reply.status)?.mediaType ?? "application/json";
  const sent = String(reply.headers["content-type"]).split(";")[0];
  if (sent === declared) return `the content type is ${sent}, as the contract wants it`;
  const headers = { ...reply.headers, "content-type": declared };
  // An example that takes the place of the handler's answer logs nobody in.
  const breaks = breaksOf(operation, { ...reply, headers }).filter((found) => !found.includes("set-cookie"));
  return breaks.length > 0 ? `breaks the contract beyond its type: ${breaks.join("; ")}` : undefined;
}

/** What the contract has against an answer. */
function breaksOf(operation: CompiledOperation, { status, headers, text }: Reply): string[] {
  const isJson = operation.responses.get(status)?.mediaType === "application/json";
  const plain = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const answer = {
    statusCode: status,
    headers: Object.fromEntries(plain),
    body: isJson ? parse(text) : text,
  };
  return validateOutput(operation, answer).map(({ message }) => message);
}

const codeOf = ({ text }: Reply): unknown => (parse(text) as { code?: unknown } | undefined)?.code;

/** The JSON of a text; undefined when it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
