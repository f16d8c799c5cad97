import { parseSync } from "vite";

/** Imports that only hooks need. */
const OF_HOOKS = /(react-query|query-keys)['"];?$/;

/**
 * The functions of operations in the text of a file with generated hooks or of its declarations, with their comments,
 * the types they use and their imports, but without the hooks: they need no TanStack Query.
 */
export function plainCalls(file: string, text: string, operationIds: ReadonlySet<string>): string {
  let end = 0;
  return parseSync(file, text)
    .program.body.flatMap((statement) => {
      const withComment = text.slice(end, statement.end);
      end = statement.end;
      if (statement.type === "ImportDeclaration") return OF_HOOKS.test(withComment) ? [] : [withComment];
      const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (declared?.type === "TSTypeAliasDeclaration")
        return declared.id.name === "SecondParameter" ? [withComment] : [];
      const name = declared?.type === "VariableDeclaration" ? declared.declarations[0]?.id : undefined;
      return name?.type === "Identifier" && operationIds.has(name.name) ? [withComment] : [];
    })
    .join("");
}
