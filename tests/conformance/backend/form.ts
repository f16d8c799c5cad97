import type { AnySchemaObject } from "ajv";
import { resolve } from "./contract.ts";
import { Refused } from "./responses.ts";

/** The fields sent under one name: values, or further names in brackets. */
type Node = { readonly values: string[]; readonly children: Map<string, Node> };

const MOST_PAIRS = 20_000;
const MOST_LEVELS = 8;
const INTEGER = /^-?\d{1,15}$/;
const DECIMAL = /^-?\d{1,12}(\.\d{1,2})?$/;

const unreadable = () => new Refused(400, "请求无法解析");
const emptyNode = (): Node => ({ values: [], children: new Map() });

/** Decodes a form or a query by a schema: names with brackets become lists and objects, digits become numbers. */
export function decodeForm(text: string, schema: AnySchemaObject): Record<string, unknown> {
  const pairs = text.split("&").filter((pair) => pair !== "");
  if (pairs.length > MOST_PAIRS) throw unreadable();
  const root = emptyNode();
  for (const pair of pairs) {
    const [name = "", ...rest] = pair.split("=");
    place(root, keysOf(decode(name)), decode(rest.join("=")));
  }
  return valueOf(root, { type: "object", ...resolve(schema) }) as Record<string, unknown>;
}

/** Decodes one percent-encoded text; refuses broken encoding and NUL. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text.replaceAll("+", " "));
    if (!decoded.includes("\0")) return decoded;
  } catch {
    // Refused below.
  }
  throw unreadable();
}

function keysOf(name: string): string[] {
  const head = name.split("[", 1)[0] ?? "";
  const keys = [head, ...[...name.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map(([, key = ""]) => key)];
  if (keys.length > MOST_LEVELS) throw unreadable();
  return keys;
}

function place(root: Node, keys: readonly string[], value: string): void {
  let node = root;
  for (const key of keys) {
    const next = node.children.get(key) ?? emptyNode();
    node.children.set(key, next);
    node = next;
  }
  node.values.push(value);
}

function valueOf({ values, children }: Node, written: AnySchemaObject): unknown {
  const schema = resolve(written);
  if (values.length > 0 && [...children.keys()].some((key) => key !== "")) throw unreadable();
  const {
    type,
    items = {},
    properties = {},
  } = schema as {
    type?: string;
    items?: AnySchemaObject;
    properties?: Record<string, AnySchemaObject>;
  };
  if (type === "array") return listOf({ values, children }, items);
  if (children.size > 0)
    return Object.fromEntries(
      [...children].map(([name, child]) => [name, valueOf(child, properties[name] ?? {})]),
    );
  if (type === "object" && values.length === 0) return {};
  const [first = ""] = values;
  return values.length > 1 ? values : scalarOf(first, type);
}

/** Indexed items by their index, then those of `[]` and of repeated names as they came. */
function listOf({ values, children }: Node, items: AnySchemaObject): unknown[] {
  const appended = [...(children.get("")?.values ?? []), ...values];
  const indexed = [...children].filter(([key]) => key !== "").toSorted(([a], [b]) => Number(a) - Number(b));
  return [
    ...indexed.map(([, child]) => valueOf(child, items)),
    ...appended.map((value) => valueOf({ values: [value], children: new Map() }, items)),
  ];
}

function scalarOf(text: string, type: string | undefined): string | number {
  const isNumber = type === "integer" ? INTEGER.test(text) : type === "number" && DECIMAL.test(text);
  return isNumber ? Number(text) : text;
}
