import type { ErrorObject } from "ajv/dist/2020.js";
import { explainErrors } from "#api-spec/kit/explain-errors.ts";
import type { CompiledOperation } from "./compile-operation.ts";
import type { ResponseHeaders } from "./response-headers.ts";
import type { Diagnostic } from "./validate-input.ts";

export type MockResponse = {
  readonly statusCode: number;
  readonly headers: ResponseHeaders;
  readonly body?: unknown;
};

/** Validates status, media type, headers and body of a response against the contract. */
export function validateOutput(operation: CompiledOperation, response: MockResponse): Diagnostic[] {
  const { statusCode, headers, body } = response;
  const { checkedResponses } = operation;
  const range = Math.floor(statusCode / 100);
  const expected = checkedResponses.get(statusCode) ?? checkedResponses.get(range) ?? checkedResponses.get(0);
  if (!expected) {
    const declared = [...operation.responses.keys()].join(", ");
    return [violation("status", `status ${statusCode} is not declared (${declared})`, [])];
  }
  const found: Diagnostic[] = [];
  const { mediaType } = expected.declared;
  const sent = headers["content-type"]?.split(";")[0];
  if (mediaType !== undefined && sent !== mediaType)
    found.push(
      violation("content-type", `content type is ${sent ?? "missing"}, not ${mediaType}`, ["headers"]),
    );
  if (expected.body) report(explainErrors(body, expected.body), "body", found);
  for (const [name, { required, validate }] of expected.headers) {
    const values = [headers[name] ?? []].flat();
    // A response may set other cookies beside that of the session.
    if (values.length > 0)
      report(values.some((value) => validate(value)) ? [] : validate.errors, `headers.${name}`, found);
    else if (required) found.push(violation("required", `header ${name} is missing`, ["headers", name]));
  }
  return found;
}

/** The first few are enough: for a list of a hundred products the same error repeats a hundred times. */
const MOST = 10;

function report(errors: readonly ErrorObject[] | null | undefined, place: string, found: Diagnostic[]): void {
  const all = errors ?? [];
  for (const error of all.slice(0, MOST)) {
    const path = [...place.split("."), ...error.instancePath.split("/").slice(1)];
    found.push(violation(error.keyword, `${path.join(".")} ${detail(error)}`, path));
  }
  if (all.length > MOST) found.push(violation("more", `and ${all.length - MOST} more`, place.split(".")));
}

function detail(error: ErrorObject): string {
  const { allowedValues, additionalProperty } = error.params as Record<string, unknown>;
  if (Array.isArray(allowedValues)) return `${error.message ?? error.keyword}: ${allowedValues.join(", ")}`;
  if (typeof additionalProperty === "string")
    return `${error.message ?? error.keyword}: ${additionalProperty}`;
  return error.message ?? error.keyword;
}

function violation(code: string, message: string, path: string[]): Diagnostic {
  return { code, message, severity: 0, path };
}
