import { type Node, type ParseError, findNodeAtLocation, parseTree, printParseErrorCode } from "jsonc-parser";
import { say } from "#mock/language/say.ts";

/** A place in a text, by its line from 1. */
type Problem = { readonly message: string; readonly line: number };

export type JsonPlaces = {
  /** The first error, if the text is no JSON. */
  readonly problem: Problem | undefined;
  /** The line in which the value at a path begins; null where there is none. */
  lineOf(path: readonly string[]): number | null;
};

/** Finds lines in a text that is to be JSON. */
export function locateInJson(text: string): JsonPlaces {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const [first] = errors;
  const child = (node: Node | undefined, name: string) =>
    node && findNodeAtLocation(node, [node.type === "array" ? Number(name) : name]);
  return {
    problem: first && { message: describe(first), line: lineAt(first.offset) },
    lineOf(path) {
      const node = path.reduce(child, root);
      return node ? lineAt(node.offset) : null;
    },
  };
}

/** `CommaExpected` in words. */
function describe({ error }: ParseError): string {
  const code = printParseErrorCode(error);
  const words = code.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
  return say(`the body is not JSON: ${words}`, `响应体不是合法的 JSON（${code}）`);
}
