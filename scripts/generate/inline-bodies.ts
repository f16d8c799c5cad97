import { METHODS } from "./contract-bundle.ts";

type Bundle = { readonly paths: Readonly<Record<string, Record<string, { requestBody?: unknown }>>> };

/**
 * Writes every schema that a request body refers to into the body itself. orval makes one zod schema of a component,
 * open as answers are; bodies are closed (zod: strict), so they need schemas of their own. Throws when a reference
 * leads nowhere.
 */
export function inlineBodies<T extends object>(document: T): T {
  for (const item of Object.values((document as unknown as Bundle).paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation?.requestBody) operation.requestBody = inline(operation.requestBody, document);
    }
  return document;
}

function inline(value: unknown, root: object): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, root));
  if (!isObject(value)) return value;
  const { $ref, ...siblings } = value;
  const own = Object.fromEntries(Object.entries(siblings).map(([name, item]) => [name, inline(item, root)]));
  return typeof $ref === "string" ? { ...(inline(find($ref, root), root) as object), ...own } : own;
}

function find($ref: string, root: object): unknown {
  let part: unknown = root;
  for (const segment of $ref.slice("#/".length).split("/"))
    part = isObject(part) ? part[segment.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  if (part === undefined) throw new Error(`a request body refers to ${$ref}, which is not in the bundle`);
  return part;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
