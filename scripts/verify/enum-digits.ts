import * as ast from "typescript/unstable/ast";
import type { Checker, Symbol, Type } from "typescript/unstable/sync";

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

/** Says that a node is a bare number where the contract has an enum; undefined if it is not. */
export function enumProblem(node: ast.Node, checker: Checker): string | undefined {
  const name = isBareNumber(node, checker) ? expectedEnum(node as ast.Expression, checker) : undefined;
  return name && `is a value of ${name}, which #generated/enums.ts names`;
}

/** True if a node is a number literal, or a constant or a constant's property that was written as one. */
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
function expectedEnum(node: ast.Expression, checker: Checker): string | undefined {
  const { parent } = node;
  if (ast.isParenthesizedExpression(parent)) return expectedEnum(parent, checker);
  if (ast.isConditionalExpression(parent) && parent.condition !== node) return expectedEnum(parent, checker);
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

/** The enum that a value is given to: to a type of its own, or to a declaration. */
function contextual(node: ast.Expression, checker: Checker): string | undefined {
  return enumOf(checker.getContextualType(node), checker) ?? enumOfSymbol(receiverOf(node, checker), checker);
}

/** The variable, property or parameter that a value is given to. */
function receiverOf(node: ast.Expression, checker: Checker): Symbol | undefined {
  const { parent } = node;
  if (ast.isVariableDeclaration(parent)) return checker.getSymbolAtLocation(parent.name);
  if (ast.isPropertyAssignment(parent)) {
    const object = checker.getContextualType(parent.parent as ast.Expression);
    return object && checker.getPropertyOfType(object, parent.name.getText());
  }
  if (!ast.isCallExpression(parent)) return undefined;
  return checker.getResolvedSignature(parent)?.getParameters()[parent.arguments.indexOf(node)];
}

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
  const name = ast.isPropertyAccessExpression(node) ? node.name : node;
  return (
    enumOf(checker.getTypeAtLocation(node), checker) ??
    (ast.isIdentifier(name) ? enumOfSymbol(checker.getSymbolAtLocation(name), checker) : undefined)
  );
}

/** The enum of what is declared: of its type, or of the first argument of `Exclude` or `Extract`. */
function enumOfSymbol(symbol: Symbol | undefined, checker: Checker): string | undefined {
  const declaration = symbol?.valueDeclaration?.resolve();
  if (!symbol || !declaration) return undefined;
  const direct = enumOf(checker.getTypeOfSymbol(symbol), checker);
  if (direct !== undefined) return direct;
  if (ast.isBindingElement(declaration)) {
    const whole = checker.getTypeAtLocation(declaration.parent);
    const name = declaration.propertyName ?? declaration.name;
    return whole && name && enumOfSymbol(checker.getPropertyOfType(whole, name.getText()), checker);
  }
  const { type } = declaration as { readonly type?: ast.TypeNode };
  if (!type || !/^(Exclude|Extract)</.test(type.getText())) return undefined;
  const part = (type as ast.TypeReferenceNode).typeArguments?.[0];
  return part && enumOf(checker.getTypeFromTypeNode(part), checker);
}

/** The enum whose values are the keys of a `Record`. */
function enumOfKeys(type: Type | undefined, checker: Checker): string | undefined {
  const alias = type?.getAliasSymbol()?.name ?? "";
  const [first] = type?.getAliasTypeArguments() ?? [];
  if (alias === "Record") return enumOf(first, checker);
  return ["Readonly", "Partial", "Required"].includes(alias) ? enumOfKeys(first, checker) : undefined;
}

/** The enum of the contract that a type is. */
function enumOf(type: Type | undefined, checker: Checker): string | undefined {
  if (type === undefined) return undefined;
  const constraint = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  const bare = checker.getNonNullableType(constraint ?? type);
  const alias = bare?.getAliasSymbol();
  const isNumeric = bare?.isUnionType() && bare.getTypes()?.every((value) => value.isNumberLiteralType());
  return isNumeric && isGenerated(alias?.declarations) ? alias?.name : undefined;
}

const isGenerated = (declarations: readonly { readonly path: string }[] = []) =>
  declarations.some(({ path }) => path.includes("/generated/model/"));
