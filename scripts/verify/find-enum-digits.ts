import { globSync } from "node:fs";
import * as ast from "typescript/unstable/ast";
import { API, type Checker, type Project, type Type } from "typescript/unstable/sync";

/** A bare number where the contract has an enum. Paths are relative to the root. */
export interface EnumDigit {
  file: string;
  line: number;
  text: string;
  /** The name of the enum, as `generated/enums.ts` exports it. */
  enum: string;
}

/** The result of a check; `files` is the number of files read, so that a check that read none fails. */
export interface EnumDigits {
  files: number;
  digits: EnumDigit[];
}

/** Tests show what is on the wire, and fixtures for them may; the panel knows only the control API. */
const CHECKED = "{mock-server,src,scripts}/**/*.{ts,tsx}";
const UNCHECKED = /\.test\.tsx?$|^mock-server\/panel\//;

const COMPARED = new Set([
  ast.SyntaxKind.EqualsEqualsToken,
  ast.SyntaxKind.EqualsEqualsEqualsToken,
  ast.SyntaxKind.ExclamationEqualsToken,
  ast.SyntaxKind.ExclamationEqualsEqualsToken,
  ast.SyntaxKind.LessThanToken,
  ast.SyntaxKind.LessThanEqualsToken,
  ast.SyntaxKind.GreaterThanToken,
  ast.SyntaxKind.GreaterThanEqualsToken,
]);

/** Checks the files below `root`, by the types of its `tsconfig.json`. Throws if TypeScript finds no project there. */
export function findEnumDigits(root: string): EnumDigits {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProject: `${root}/tsconfig.json` }).getProjects()[0];
    if (!project) throw new Error(`${root} has no tsconfig.json`);
    const files = globSync(CHECKED, { cwd: root }).filter((file) => !UNCHECKED.test(file));
    return { files: files.length, digits: files.flatMap((file) => digitsIn(root, file, project)) };
  } finally {
    api.close();
  }
}

function digitsIn(root: string, path: string, { checker, program }: Project): EnumDigit[] {
  const file = program.getSourceFile(`${root}/${path}`);
  if (!file) return [];
  const found: EnumDigit[] = [];
  const visit = (node: ast.Node) => {
    const name = isBareNumber(node, checker) ? wantedEnum(node as ast.Expression, checker) : undefined;
    if (name !== undefined) {
      const start = node.getStart(file);
      const line = file.text.slice(0, start).split("\n").length;
      found.push({ file: path, line, text: file.text.slice(start, node.end), enum: name });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Whether a node is a number, or a constant or a property of a constant that was typed as one. */
function isBareNumber(node: ast.Node, checker: Checker): boolean {
  if (ast.isNumericLiteral(node)) return !ast.isLiteralTypeNode(node.parent);
  const isName = ast.isIdentifier(node) && /^[A-Z][A-Z_\d]*$/.test(node.text);
  if (!isName && !ast.isPropertyAccessExpression(node)) return false;
  if (isName && (ast.isVariableDeclaration(node.parent) || ast.isImportSpecifier(node.parent))) return false;
  if (!checker.getTypeAtLocation(node)?.isNumberLiteralType()) return false;
  const symbol = checker.getSymbolAtLocation(ast.isPropertyAccessExpression(node) ? node.name : node);
  const declaration = symbol?.valueDeclaration?.resolve();
  const initializer =
    declaration && (ast.isVariableDeclaration(declaration) || ast.isPropertyAssignment(declaration))
      ? declaration.initializer
      : undefined;
  return initializer !== undefined && ast.isNumericLiteral(initializer) && !isGenerated(symbol?.declarations);
}

/** The enum that an expression is compared with, given to, or indexes by. */
function wantedEnum(node: ast.Expression, checker: Checker): string | undefined {
  const { parent } = node;
  if (ast.isParenthesizedExpression(parent)) return wantedEnum(parent, checker);
  if (ast.isConditionalExpression(parent) && parent.condition !== node) return wantedEnum(parent, checker);
  if (ast.isBinaryExpression(parent) && COMPARED.has(parent.operatorToken.kind)) {
    return enumAt(parent.left === node ? parent.right : parent.left, checker);
  }
  if (ast.isCaseClause(parent)) {
    return enumAt((parent.parent.parent as ast.SwitchStatement).expression, checker);
  }
  if (ast.isElementAccessExpression(parent) && parent.argumentExpression === node) {
    return enumOfKeys(checker.getTypeAtLocation(parent.expression), checker);
  }
  if (
    ast.isComputedPropertyName(parent) ||
    (ast.isPropertyAssignment(parent) && parent.initializer !== node)
  ) {
    const literal = ast.isComputedPropertyName(parent) ? parent.parent.parent : parent.parent;
    return enumOfKeys(checker.getContextualType(literal as ast.Expression), checker);
  }
  if (ast.isArrayLiteralExpression(parent))
    return enumOfSearched(parent, checker) ?? contextual(node, checker);
  return contextual(node, checker);
}

const contextual = (node: ast.Expression, checker: Checker) =>
  enumOf(checker.getContextualType(node), checker);

/** The enum of the value that is looked for in an array, or in a set that a constant is made of it. */
function enumOfSearched(array: ast.ArrayLiteralExpression, checker: Checker): string | undefined {
  const owner = array.parent;
  if (ast.isPropertyAccessExpression(owner)) return enumOfArgument(owner, checker);
  const made = ast.isNewExpression(owner) ? owner.parent : owner;
  if (!ast.isVariableDeclaration(made) || !ast.isIdentifier(made.name)) return undefined;
  const symbol = checker.getSymbolAtLocation(made.name);
  const uses = symbol ? checker.getReferencesToSymbolInFile(made.getSourceFile().fileName, symbol) : [];
  for (const use of uses) {
    const parent = use.resolve()?.parent;
    const name =
      parent && ast.isPropertyAccessExpression(parent) ? enumOfArgument(parent, checker) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The enum of the first argument of a method: of `status` in `PAID.has(status)`. */
function enumOfArgument(method: ast.PropertyAccessExpression, checker: Checker): string | undefined {
  const call = method.parent;
  const [argument] = ast.isCallExpression(call) && call.expression === method ? call.arguments : [];
  return argument && enumAt(argument, checker);
}

/** The enum of an expression, by its declared type if it is narrowed. */
function enumAt(node: ast.Node, checker: Checker): string | undefined {
  if (ast.isParenthesizedExpression(node)) return enumAt(node.expression, checker);
  // A default: `query.type ?? 1`.
  if (ast.isBinaryExpression(node)) return enumAt(node.left, checker);
  const symbol =
    ast.isPropertyAccessExpression(node) || ast.isIdentifier(node) ? symbolOf(node, checker) : undefined;
  return (
    enumOf(checker.getTypeAtLocation(node), checker) ??
    (symbol && enumOf(checker.getTypeOfSymbol(symbol), checker))
  );
}

const symbolOf = (node: ast.PropertyAccessExpression | ast.Identifier, checker: Checker) =>
  checker.getSymbolAtLocation(ast.isIdentifier(node) ? node : node.name);

/** The enum whose values are the keys of a `Record`. */
function enumOfKeys(type: Type | undefined, checker: Checker): string | undefined {
  const alias = type?.getAliasSymbol()?.name ?? "";
  const [first] = type?.getAliasTypeArguments() ?? [];
  if (alias === "Record") return enumOf(first, checker);
  return ["Readonly", "Partial", "Required"].includes(alias) ? enumOfKeys(first, checker) : undefined;
}

/** The enum of the contract that a type is, or is a part of by `Exclude` or `Extract`. */
function enumOf(type: Type | undefined, checker: Checker): string | undefined {
  if (type === undefined) return undefined;
  const constraint = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  const bare = checker.getNonNullableType(constraint ?? type);
  for (const each of [bare, type]) {
    const alias = each?.getAliasSymbol();
    if (!each || !alias) continue;
    const values = each.isUnionType() ? each.getTypes() : [each];
    if (isGenerated(alias.declarations) && values?.every((value) => value.isNumberLiteralType()))
      return alias.name;
    if (alias.name === "Exclude" || alias.name === "Extract")
      return enumOf(each.getAliasTypeArguments()[0], checker);
  }
  return undefined;
}

const isGenerated = (declarations: readonly { readonly path: string }[] = []) =>
  declarations.some(({ path }) => path.includes("/generated/model/"));
