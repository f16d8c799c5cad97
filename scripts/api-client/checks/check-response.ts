import type { Contract, CompiledResponse, Operation } from "../contract/operation.ts";
import { type HttpResponse, envelopeOf, hidesError, jsonOf } from "../http/exchange.ts";
import { MOST_LEVELS, isTooDeep } from "../http/nesting.ts";
import { checkAmounts } from "./check-amounts.ts";
import { checkCharset } from "./check-charset.ts";
import { checkSchema } from "./check-schema.ts";
import { type Finding, same, show } from "./finding.ts";

/**
 * Traces of internals in a response: stack traces and errors of PHP, Java, Python, Node, Go, SQL; in JSON, lines end in
 * \
 * .
 */
const INSIDES =
  /(?:^|\n|\\n)\s*at [\w.$<>/ ]+\([^)\n]*:\d+(?::\d+)?\)|Traceback \(most recent call last\)|(?:Fatal error|Warning|Notice|Deprecated):.* in .*\.php|\.php(?: on line |:)\d+|Stack trace:|goroutine \d+ \[|SQLSTATE\[|java\.lang\.|Illuminate\\|Whoops, looks like/;

/** Checks one response of an operation by itself, against the contract and the error catalogue (§8). */
export function checkResponse(contract: Contract, operation: Operation, response: HttpResponse): Finding[] {
  if (response.failure)
    return [
      {
        rule: "no-answer",
        place: "",
        expected: { zh: "完整的响应", en: "a whole response" },
        seen: same(`${response.failure} (${response.detail})`),
      },
    ];
  const inside = insidesOf(response);
  const declared = operation.responses.get(response.status);
  if (response.status >= 500) return [serverError(operation, response), ...inside];
  const wrong = errorInSuccess(response);
  // All other violations follow from this one.
  if (wrong) return [wrong, ...inside];
  if (!declared) return [undeclared(operation, response), ...inside];
  return [...checkDeclared(contract, declared, response), ...inside];
}

/** Checks headers, content type and body of a response against the contract's declaration for its status. */
export const checkDeclared = (
  contract: Contract,
  declared: CompiledResponse,
  response: HttpResponse,
): Finding[] => [...checkHeaders(declared, response), ...checkBody(contract, declared, response)];

const serverError = (operation: Operation, response: HttpResponse): Finding => ({
  rule: "server-error",
  place: `status ${response.status}`,
  expected: {
    zh: `${statuses(operation)} 之一，无论输入如何`,
    en: `one of ${statuses(operation)}, whatever is sent`,
  },
  seen: same(`${response.status}: ${response.text.slice(0, 200)}`),
});

const undeclared = (operation: Operation, { status, headers, text }: HttpResponse): Finding => ({
  rule: "undeclared-status",
  place: `status ${status}`,
  expected: same(statuses(operation)),
  seen: same(`${status}${headers.location ? ` → ${headers.location}` : ""}: ${text.slice(0, 200)}`),
});

const statuses = ({ responses }: Operation) =>
  [...responses.keys()].filter((status) => status < 500).join(", ");

function errorInSuccess(response: HttpResponse): Finding | undefined {
  if (!hidesError(response)) return undefined;
  const code = String(envelopeOf(response).code);
  return {
    rule: "error-in-200",
    place: `code ${code}`,
    expected: {
      zh: "code 为 200、201 或 10000；出错时状态码也要是错误",
      en: "a code of 200, 201 or 10000; for an error, an error status",
    },
    seen: same(`HTTP ${response.status}, code ${code}: ${response.text.slice(0, 200)}`),
  };
}

const checkHeaders = (declared: CompiledResponse, { headers, status }: HttpResponse): Finding[] =>
  declared.headers.flatMap(({ name, isRequired, value }) => {
    const place = `header ${name}`;
    const sent = headers[name];
    // Several cookies are joined here; the session's is judged by itself.
    if (sent !== undefined) return name === "set-cookie" ? [] : checkSchema(value, sent, place);
    if (!isRequired) return [];
    const expected = { zh: `${status} 带有 ${name}`, en: `${name} on a ${status}` };
    const seen = same(Object.keys(headers).join(", "));
    return [{ rule: "missing-header", place, expected, seen }];
  });

function checkBody(contract: Contract, declared: CompiledResponse, response: HttpResponse): Finding[] {
  if (declared.mediaType === undefined) return [];
  const type = (response.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const findings: Finding[] = [];
  if (type !== declared.mediaType)
    findings.push({
      rule: "content-type",
      place: `status ${response.status}`,
      expected: same(declared.mediaType),
      seen: same(type || "—"),
    });
  if (declared.mediaType !== "application/json") return findings;
  findings.push(...checkCharset(response));
  const json = jsonOf(response);
  if (json === undefined) return [...findings, unreadable(response)];
  const place = `${response.status} body`;
  if (declared.body) findings.push(...checkSchema(declared.body, json, place));
  return [...findings, ...checkAmounts(json, place, contract.amounts)];
}

function unreadable({ status, text }: HttpResponse): Finding {
  const seen = same(show(text.slice(0, 200)));
  if (!isTooDeep(text))
    return { rule: "invalid-json", place: `status ${status}`, expected: same("JSON"), seen };
  const expected = { zh: `至多 ${MOST_LEVELS} 层`, en: `at most ${MOST_LEVELS} levels` };
  return { rule: "too-deep", place: "", expected, seen };
}

function insidesOf({ text }: HttpResponse): Finding[] {
  const [found] = INSIDES.exec(text) ?? [];
  if (found === undefined) return [];
  return [
    {
      rule: "stack-trace",
      place: "",
      expected: same("{ code, message }"),
      seen: same(show(found.trim())),
    },
  ];
}
