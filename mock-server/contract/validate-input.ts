import { explainErrors } from "#api-spec/kit/explain-errors.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import type { Checked, CompiledOperation } from "./compile-operation.ts";
import { toFieldErrors } from "./field-errors.ts";

/** The diagnostics of Prism's pipeline; severity 0 is an error, 1 a warning. */
export type Diagnostic = {
  readonly code: string | number;
  readonly message: string;
  readonly severity: 0 | 1;
  /** The location of the field (`query`, `path`, `headers`, `body`), followed by its path. */
  readonly path: string[];
};

export type RequestParts = {
  readonly path: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

/**
 * Validates path, query, headers and body of a request against the contract and applies defaults. Values must already
 * have their types (coerceBySchema). Names all errors of small input, the first one of large input. An unknown query
 * parameter is a warning, an unknown body field an error.
 */
export function validateInput(
  operation: CompiledOperation,
  request: RequestParts,
  resolve: ResolveSchema,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const check = (place: string, checked: Checked, value: unknown) => {
    const errors = explainErrors(value, checked);
    if (errors.length === 0) return;
    for (const { path, keyword, message } of toFieldErrors(errors, checked.schema, resolve, value))
      found.push({ code: keyword, message, severity: 0, path: [place, ...path] });
  };
  check("path", operation.pathParameters, request.path);
  check("query", operation.query, request.query);
  check("headers", operation.headers, request.headers);
  const [body] = operation.checkedBodies;
  if (body) check("body", body, request.body);
  for (const name of Object.keys(request.query))
    if (!Object.hasOwn(operation.query.schema.properties ?? {}, name))
      found.push({
        code: "unknown",
        message: `契约中没有查询参数 ${name}`,
        severity: 1,
        path: ["query", name],
      });
  return found;
}

/** `{ "params.0.number": ["数量必须是整数"] }`: the messages of each field, in field order. */
export function fieldMessages(diagnostics: readonly { path?: string[]; message: string }[]) {
  // A field may have any name, including that of a prototype member.
  const fields = new Map<string, string[]>();
  for (const { path = [], message } of diagnostics) {
    const field = path.slice(1).join(".") || "body";
    const messages = fields.get(field) ?? [];
    fields.set(field, messages);
    if (messages.length < 20 && !messages.includes(message)) messages.push(message);
  }
  return Object.fromEntries(fields);
}
