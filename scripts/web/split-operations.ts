import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseSync, type Plugin, transformWithOxc } from "vite";
import * as queryKeys from "#generated/query-keys.ts";

const HOOKS = /\/generated\/hooks\/[\w-]+\/[\w-]+\.ts$/;
const PART = "?part=";
/** The keys that changes name, to make the reads stale that return them. */
const KEYS = new Map<string, unknown>(
  Object.entries(queryKeys).flatMap(([name, key]) =>
    key.length === 0 ? [[name, (key as () => unknown)()]] : [],
  ),
);
/** The prefix of the virtual module with the helpers that orval repeats in each file. */
const HELPER = "virtual:hooks/";

type Declaration = { readonly name: string; readonly isExported: boolean; readonly text: string };
type Hooks = { readonly imports: readonly string[]; readonly declarations: readonly Declaration[] };

/**
 * Gives each operation a module of its own. Orval writes one per tag, and as a module is in one chunk, a page that
 * counts orders would load all that any page does with orders.
 */
export function splitOperations(): Plugin {
  const helpers = new Map<string, string>();
  return {
    name: "split-operations",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(HELPER) ? id : null),
    async load(id) {
      if (id.startsWith(HELPER))
        return { code: `export ${helpers.get(id.slice(HELPER.length))}`, moduleSideEffects: false };
      const [file = "", part] = id.split(PART);
      if (!HOOKS.test(file)) return null;
      const hooks = readHooks((await transformWithOxc(await readFile(file, "utf8"), file)).code);
      for (const { name, text } of hooks.declarations.filter(({ isExported }) => !isExported)) {
        if ((helpers.get(name) ?? text) !== text)
          throw new Error(`${file} has another ${name} than the rest`);
        helpers.set(name, text);
      }
      return { code: codeOf(hooks, `./${basename(file)}`, part).join("\n"), moduleSideEffects: false };
    },
  };
}

/** The lines of one part of a file with hooks; without a part, those that export all parts of it. */
function codeOf({ imports, declarations }: Hooks, file: string, part: string | undefined): string[] {
  const parts = groupByUse(declarations.filter(({ isExported }) => isExported));
  const nameOf = ([first]: readonly Declaration[]) => first?.name ?? "";
  if (part === undefined)
    return parts.map(
      (group) => `export { ${namesOf(group)} } from ${JSON.stringify(file + PART + nameOf(group))};`,
    );
  const chosen = parts.find((group) => nameOf(group) === part) ?? [];
  return [
    ...imports,
    ...declarations
      .filter(({ isExported }) => !isExported)
      .map(({ name }) => `import { ${name} } from ${JSON.stringify(HELPER + name)};`),
    ...chosen.map((one) => (isChange(one) ? withKeys(one.text) : one.text)),
  ];
}

/** Writes the keys in place of their functions: a page would load those of all changes. */
const withKeys = (text: string): string =>
  text.replaceAll(/\b(\w+QueryKey)\(\)/g, (call, name: string) =>
    KEYS.has(name) ? JSON.stringify(KEYS.get(name)) : call,
  );

const isKey = ({ name, isExported }: Declaration) => isExported && name.endsWith("QueryKey");
const isChange = ({ name }: Declaration) => name.endsWith("MutationOptions");

const namesOf = (declarations: readonly Declaration[]) => declarations.map(({ name }) => name).join(", ");

/** Returns the imports and declarations of a file with hooks. Throws if there is anything else in it. */
function readHooks(code: string): Hooks {
  const imports: string[] = [];
  const declarations: Declaration[] = [];
  for (const statement of parseSync("hooks.js", code).program.body) {
    const text = code.slice(statement.start, statement.end);
    const isExported = statement.type === "ExportNamedDeclaration";
    const declared = isExported ? statement.declaration : statement;
    const variable = declared?.type === "VariableDeclaration" ? declared.declarations[0]?.id : undefined;
    if (statement.type === "ImportDeclaration") imports.push(text);
    else if (declared?.type === "FunctionDeclaration" && declared.id)
      declarations.push({ name: declared.id.name, isExported, text });
    else if (variable?.type === "Identifier") declarations.push({ name: variable.name, isExported, text });
    else throw new Error(`neither an import nor a declaration: ${text.slice(0, 80)}`);
  }
  return { imports, declarations };
}

/**
 * Puts together the declarations of an operation: those that name one another, but for the keys that a change names.
 */
function groupByUse(declarations: readonly Declaration[]): Declaration[][] {
  const uses = (one: Declaration, other: Declaration) =>
    mentions(one, other.name) && !(isChange(one) && isKey(other));
  let groups: Declaration[][] = [];
  for (const declaration of declarations) {
    const isJoined = (group: readonly Declaration[]) =>
      group.some((other) => uses(other, declaration) || uses(declaration, other));
    const joined = groups.filter(isJoined);
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), declaration]];
  }
  return groups;
}

const mentions = ({ text }: Declaration, name: string) => new RegExp(`\\b${name}\\b`).test(text);
