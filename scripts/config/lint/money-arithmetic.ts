import { readFileSync } from "node:fs";

/*
 * An oxlint plugin with one rule: no `+ - * /` on fields of the contract that are money, since binary fractions lose a
 * 分 (123.3 - 23.2 is 100.1, 1123.3 - 1023.2 is 100.09999999999991). Fields are found by name, as properties and as
 * the variables they are destructured into.
 */

type Json = { readonly [key: string]: unknown };
type AstNode = { readonly type: string; readonly [key: string]: unknown };
type Context = { report: (problem: { node: unknown; message: string }) => void };

const OPERATORS = new Set(["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]);

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** True if a schema is money, nullable or not. */
function isMoney(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  if (schema["x-money"] !== undefined || /\/Money(?:Input)?$/.test(String(schema.$ref))) return true;
  return [schema.anyOf, schema.oneOf, schema.allOf].some((list) => Array.isArray(list) && list.some(isMoney));
}

/** Counts for each property name in how many more schemas it is money than it is not. */
function count(value: unknown, balance: Map<string, number>): void {
  if (!isObject(value)) return;
  for (const [name, schema] of isObject(value.properties) ? Object.entries(value.properties) : [])
    balance.set(name, (balance.get(name) ?? 0) + (isMoney(schema) ? 1 : -1));
  for (const child of Object.values(value)) count(child, balance);
}

/** The fields that are money nearly everywhere: `amount`, but not `total`, which mostly counts pages' entries. */
function moneyFields(): ReadonlySet<string> {
  const balance = new Map<string, number>();
  count(JSON.parse(readFileSync("generated/openapi.json", "utf8")), balance);
  return new Set([...balance].flatMap(([name, more]) => (more > 0 ? name : [])));
}

const fields = moneyFields();

/** The money field that an operand reads; undefined for anything else. */
function fieldOf(node: AstNode): string | undefined {
  const inner = (key: string) => fieldOf(node[key] as AstNode);
  if (node.type === "Identifier") return fields.has(String(node.name)) ? String(node.name) : undefined;
  if (node.type === "MemberExpression") return node.computed === true ? undefined : inner("property");
  if (node.type === "ChainExpression" || node.type === "TSNonNullExpression") return inner("expression");
  if (node.type === "LogicalExpression") return inner("left");
  return undefined;
}

const check = (context: Context) => (node: AstNode) => {
  if (!OPERATORS.has(String(node.operator))) return;
  const field = fieldOf(node.left as AstNode) ?? fieldOf(node.right as AstNode);
  if (field === undefined) return;
  context.report({
    node,
    message: `${field} is money: use #src/shared/lib/money-math.ts, since binary fractions lose a 分.`,
  });
};

const plugin = {
  meta: { name: "shop" },
  rules: {
    "money-arithmetic": {
      create: (context: Context) => ({
        BinaryExpression: check(context),
        AssignmentExpression: check(context),
      }),
    },
  },
};

// oxlint loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export
export default plugin;
