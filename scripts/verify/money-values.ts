import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as ast from "typescript/unstable/ast";
import type { FileSystem } from "typescript/unstable/fs";
import type { Checker, Symbol, Type } from "typescript/unstable/sync";

/*
 * Money is a plain number to the compiler, and binary fractions lose a 分 (1123.3 - 1023.2 is 100.09999999999991). For
 * this check the contract's money is an enum without known values: TypeScript assigns it to and from numbers, but shows
 * where it goes.
 */

/** The only file with arithmetic on money. */
const MATH = "src/shared/lib/money-math.ts";
const OPERATORS = new Set(["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]);

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** The generated model of the project at `root`, with money as a type of its own. */
export function moneyModel(root: string): FileSystem {
  const model = join(root, "generated/model");
  const contract = join(root, "generated/openapi.json");
  const fields = existsSync(contract) ? inlineMoney(JSON.parse(readFileSync(contract, "utf8"))) : undefined;
  return {
    readFile(path) {
      if (!path.startsWith(model) || !existsSync(path)) return undefined;
      const text = readFileSync(path, "utf8");
      if (/\/money(?:Input)?\.ts$/.test(path))
        return text.replace(/export type (\w+) = number;/, "export declare enum $1 { yuan }");
      const names = fields?.get(basename(path, ".ts"));
      if (!names) return undefined;
      return text.replaceAll(/^(\s*(\w+)\??: )number/gm, (found, start: string, name: string) =>
        names.has(name) ? `${start}import("./money.ts").Money` : found,
      );
    },
  };
}

/** The fields that are money without a schema of their own, such as those that may be null, by file of the model. */
function inlineMoney({ components }: Json): ReadonlyMap<string, ReadonlySet<string>> {
  const { schemas } = components as { readonly schemas: Json };
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      new Set(moneyFields(schema)),
    ]),
  );
}

function moneyFields(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const fields = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  return [
    ...fields.flatMap(([name, field]) => (isObject(field) && field["x-money"] !== undefined ? name : [])),
    ...Object.values(schema).flatMap(moneyFields),
  ];
}

/** Says why a node of the shop is wrong with money (元); undefined if it is not. */
export function moneyProblem(node: ast.Node, checker: Checker, path: string): string | undefined {
  if (!path.startsWith("src/") || path === MATH) return undefined;
  if (isArithmetic(node, checker))
    return `is arithmetic on money, which is in #${MATH} only: a 分 would be lost`;
  const to = receiverOf(node, checker);
  if (!to || !isMoney(checker.getTypeAtLocation(node)) || isMoney(checker.getTypeOfSymbol(to)))
    return undefined;
  return isDeclaredNumber(to)
    ? `is money: declare ${to.name} as Money (#src/shared/lib/money.ts), not as a number`
    : undefined;
}

function isArithmetic(node: ast.Node, checker: Checker): boolean {
  const isMoneyAt = (operand: ast.Node | undefined) =>
    operand !== undefined && isMoney(checker.getTypeAtLocation(operand));
  if (ast.isBinaryExpression(node))
    return OPERATORS.has(node.operatorToken.getText()) && (isMoneyAt(node.left) || isMoneyAt(node.right));
  const method = ast.isCallExpression(node) ? node.expression : undefined;
  return (
    method !== undefined &&
    ast.isPropertyAccessExpression(method) &&
    method.name.text === "toFixed" &&
    isMoneyAt(method.expression)
  );
}

/** The parameter or property that an expression is given to. */
function receiverOf(node: ast.Node, checker: Checker): Symbol | undefined {
  const { parent } = node;
  if (parent === undefined) return undefined;
  if (ast.isCallExpression(parent)) {
    const position = parent.arguments.indexOf(node as ast.Expression);
    return position < 0 ? undefined : checker.getResolvedSignature(parent)?.getParameters()[position];
  }
  const isValue = ast.isPropertyAssignment(parent) && parent.initializer === node;
  if (isValue || ast.isShorthandPropertyAssignment(parent))
    return propertyOf(parent.parent as ast.Expression, parent.name.getText(), checker);
  if (ast.isJsxExpression(parent) && ast.isJsxAttribute(parent.parent))
    return propertyOf(parent.parent.parent as ast.Expression, parent.parent.name.getText(), checker);
  return undefined;
}

function propertyOf(object: ast.Expression, name: string, checker: Checker): Symbol | undefined {
  const type = checker.getContextualType(object);
  return type && checker.getPropertyOfType(type, name);
}

/** True if our own declaration says number, alone or among others. */
function isDeclaredNumber({ valueDeclaration }: Symbol): boolean {
  if (!valueDeclaration?.path.includes("/src/") || valueDeclaration.path.includes("/node_modules/"))
    return false;
  const { type } = (valueDeclaration.resolve() ?? {}) as { readonly type?: ast.TypeNode };
  return type !== undefined && /\bnumber\b/.test(type.getText()) && !/\bstring\b/.test(type.getText());
}

const isMoney = (type: Type | undefined): boolean =>
  type !== undefined &&
  (type.isUnionType()
    ? (type.getTypes() ?? []).some(isMoney)
    : type.getSymbol()?.name === "yuan" || isNamed(type));

const isNamed = (type: Type): boolean => ["Money", "MoneyInput"].includes(type.getSymbol()?.name ?? "");
