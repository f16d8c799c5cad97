import type { ContractDocument } from "#api-spec/kit/document.ts";
import { walkOperations } from "#api-spec/kit/operation-walk.ts";
import { follow } from "#api-spec/kit/refs.ts";

/**
 * Inlines every schema that a request body refers to. orval writes one zod schema per component, open as in responses;
 * bodies are closed (zod: strict), so they need schemas of their own. Throws for a broken reference.
 */
export function inlineBodies<T extends object>(document: T): T {
  for (const { operation } of walkOperations(document as unknown as ContractDocument))
    if (operation.requestBody)
      Object.assign(operation, { requestBody: inline(operation.requestBody, document) });
  return document;
}

function inline(value: unknown, root: object): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, root));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(follow<object>(root, value).value);
  return Object.fromEntries(entries.map(([name, item]) => [name, inline(item, root)]));
}
