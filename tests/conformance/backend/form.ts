import type { AnySchemaObject } from "ajv";
import { resolve } from "./contract.ts";
import { Refused } from "./responses.ts";

/** Whatever is sent under one name: values and items of `[]` as they came, and further names in brackets. */
type Node = { readonly items: (string | Node)[]; readonly children: Map<string, Node> };

const MOST_PAIRS = 20_000;
const MOST_LEVELS = 8;
const INTEGER = /^-?\d{1,15}$/;
const DECIMAL = /^-?\d{1,12}(\.\d{1,2})?$/;

const unreadable = () => new Refused(400, "请求无法解析");
const emptyNode = (): Node => ({ items: [], children: new Map() });

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

function place(root: Node, [field = "", ...keys]: readonly string[], value: string): void {
  let node = childOf(root, field);
  for (const key of keys) node = key === "" ? nextItemOf(node) : childOf(node, key);
  node.items.push(value);
}

function childOf({ children }: Node, key: string): Node {
  const child = children.get(key) ?? emptyNode();
  children.set(key, child);
  return child;
}

function nextItemOf({ items }: Node): Node {
  const item = emptyNode();
  items.push(item);
  return item;
}

function valueOf(node: Node, written: AnySchemaObject): unknown {
  const { items: sent, children } = node;
  if (sent.length > 0 && [...children.keys()].some((key) => !/^\d+$/.test(key))) throw unreadable();
  const schema = resolve(written);
  const {
    type,
    items = {},
    properties = {},
  } = schema as {
    type?: string;
    items?: AnySchemaObject;
    properties?: Record<string, AnySchemaObject>;
  };
  if (type === "array") return listOf(node, items);
  if (children.size > 0)
    return Object.fromEntries(
      [...children].map(([name, child]) => [name, valueOf(child, properties[name] ?? {})]),
    );
  if (type === "object" && sent.length === 0) return {};
  const [first = ""] = sent;
  return sent.length === 1 && typeof first === "string" ? scalarOf(first, type) : listOf(node, {});
}

/** Indexed items by their index, then those of `[]` and of repeated names as they came. */
function listOf({ items: sent, children }: Node, items: AnySchemaObject): unknown[] {
  const indexed = [...children].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, child]) => child);
  const others = sent.map((item) =>
    typeof item === "string" ? { items: [item], children: new Map<string, Node>() } : item,
  );
  return [...indexed, ...others].map((item) => valueOf(item, items));
}

function scalarOf(text: string, type: string | undefined): string | number {
  const isNumber = type === "integer" ? INTEGER.test(text) : type === "number" && DECIMAL.test(text);
  return isNumber ? Number(text) : text;
}
