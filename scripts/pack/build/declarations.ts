import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { ROOT, runCommand } from "../../support/run-command.ts";

/** The specifier of an import in a declaration file. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"']+)\2/g;
/** `#mock/` and so on are folders of the project, which its package.json names: `./mock-server/`. */
const FOLDERS = readFolders();

export type Declarations = {
  /**
   * Copies the declarations that the entries reach into a folder, at their paths in the project, with imports that
   * TypeScript resolves outside of the project. `bundled` are the packages whose declarations come along, since the
   * package does not depend on them. Returns the other packages that the declarations import.
   */
  copy(entries: readonly string[], out: string, bundled?: readonly string[]): Promise<readonly string[]>;
  remove(): Promise<void>;
};

/**
 * Writes the declarations of modules with the project's TypeScript. Throws with its output if there is an error in
 * them.
 */
export async function emitDeclarations(entries: readonly string[]): Promise<Declarations> {
  const folder = await mkdtemp(join(tmpdir(), "declarations-"));
  const config = {
    extends: join(ROOT, "tsconfig.json"),
    compilerOptions: {
      // The whole project gets the latest from a package's declarations; these entries need not reach it.
      lib: ["ES2025", "DOM", "DOM.Iterable"],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: ROOT,
      outDir: folder,
      typeRoots: [join(ROOT, "node_modules/@types")],
      types: ["node", join(ROOT, "node_modules/vite/client.d.ts")],
    },
    include: [],
    files: entries.map((entry) => join(ROOT, entry)),
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { ok, output } = await runCommand(["tsc", "-p", folder]);
  if (!ok) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`the declarations cannot be written:\n${output.trimEnd()}`);
  }
  return {
    copy: (own, out, bundled = []) => copyReachable(folder, own.map(declarationOf), out, bundled),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function readFolders(): readonly (readonly [prefix: string, folder: string])[] {
  const { imports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    imports: Record<string, string>;
  };
  return Object.entries(imports).map(([name, path]) => [name.replace("*", ""), path.replace("*", "")]);
}

const declarationOf = (source: string) => source.replace(/\.tsx?$/, ".d.ts");

async function copyReachable(
  from: string,
  entries: readonly string[],
  out: string,
  bundled: readonly string[],
): Promise<readonly string[]> {
  const packages = new Set<string>();
  const done = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (done.has(file)) continue;
    done.add(file);
    const own = file;
    const isVendored = own.startsWith("node_modules/");
    const source = join(isVendored ? ROOT : from, own);
    const target = join(out, own.replace(/^node_modules\//, ""));
    await mkdir(dirname(target), { recursive: true });
    const text = await readFile(source, "utf8");
    const moved = lean(own, text).replaceAll(
      SPECIFIER,
      (all, keyword: string, quote: string, specifier: string) => {
        const found = find(specifier, own, isVendored ? ROOT : from, bundled);
        if (found === undefined) {
          if (!isVendored) packages.add(specifier);
          return all;
        }
        waiting.push(found);
        const path = relative(dirname(own), found).replace(/\.d\.ts$/, ".js");
        const inside = isVendored ? path : path.replace(/^((?:\.\.\/)*)node_modules\//, "$1");
        return `${keyword}${quote}${inside.startsWith(".") ? inside : `./${inside}`}${quote}`;
      },
    );
    await writeFile(target, moved);
  }
  return [...packages].toSorted();
}

/**
 * Without what no type depends on: imports for their effect, the comments of other packages and the heads of generated
 * files; and of the generated schemas, whose names and texts the model has too, the limits and the comments.
 */
function lean(file: string, text: string): string {
  const bare = text.replaceAll(/^import "[^"]+";\n/gm, "");
  if (file.startsWith("generated/control/")) return bare.replace(/^\/\*\*[\s\S]*?\*\/\n/, "");
  const isVendored = file.startsWith("node_modules/");
  if (!isVendored && !file.startsWith("generated/zod/")) return bare;
  const silent = bare
    .replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, (comment) => (comment.includes("@ts-") ? comment : ""))
    .replaceAll(/^ +/gm, "");
  return isVendored ? silent : silent.replaceAll(/^export declare const [a-z]\w* = .*;\n/gm, "");
}

/** The declaration file that a specifier stands for, from the project's root; undefined if it is a package's. */
function find(
  specifier: string,
  importer: string,
  root: string,
  bundled: readonly string[],
): string | undefined {
  if (bundled.includes(specifier)) return relative(ROOT, join(ROOT, "node_modules", specifier, "index.d.ts"));
  const [prefix, folder] = FOLDERS.find(([start]) => specifier.startsWith(start)) ?? [];
  const path =
    prefix !== undefined && folder !== undefined
      ? join(folder, specifier.slice(prefix.length))
      : specifier.startsWith(".")
        ? join(dirname(importer), specifier)
        : undefined;
  if (path === undefined) return undefined;
  const bare = path.replace(/\.(tsx?|js)$/, "");
  const found = [`${bare}.d.ts`, join(bare, "index.d.ts")].find((file) => existsSync(join(root, file)));
  if (found === undefined) throw new Error(`${importer}: no declaration for ${specifier}`);
  return found;
}
