import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const KEY = /export const (get\w+QueryKey) = [^]*?\n {4}\] as const;\n {4}\}\n/g;
const MODEL = /import type \{([^}]*)\} from '\.\.\/\.\.\/model';/;
const OTHER_TAG = /from '\.\.\/([\w-]+)\/\1'/g;
const CLIENT = "import { httpClient }";

/**
 * Moves the query keys of each tag out of its hooks into a module of their own, from which the hooks hand them on. A
 * mutation names keys of other tags: taken from the hooks of those tags, a key brought them along to every page. Throws
 * when a file does not look as orval writes it.
 */
export function splitQueryKeys(hooksFolder: string): void {
  for (const entry of readdirSync(hooksFolder, { withFileTypes: true }))
    if (entry.isDirectory()) splitTag(`${hooksFolder}/${entry.name}`, entry.name);
}

function splitTag(folder: string, tag: string): void {
  const file = `${folder}/${tag}.ts`;
  const hooks = readFileSync(file, "utf8").replaceAll(OTHER_TAG, "from '../$1/$1.keys'");
  const found = [...hooks.matchAll(KEY)];
  const count = hooks.match(/export const get\w+QueryKey\b/g)?.length ?? 0;
  if (found.length !== count || !hooks.includes(CLIENT))
    throw new Error(`${file}: orval writes query keys in another form than scripts/generate knows`);
  if (count === 0) return;

  const keys = found.map(([code]) => code).join("\n");
  const model = hooks.match(MODEL)?.[1]?.match(/\w+/g) ?? [];
  const types = model.filter((name) => new RegExp(`\\b${name}\\b`).test(keys));
  const imports = types.length > 0 ? `import type { ${types.join(", ")} } from '../../model';\n\n` : "";
  const header = hooks.slice(0, hooks.indexOf("*/") + "*/\n".length);
  writeFileSync(`${folder}/${tag}.keys.ts`, `${header}${imports}${keys}`);

  const names = `{ ${found.map(([, name]) => name).join(", ")} } from './${tag}.keys';`;
  const rest = hooks.replaceAll(KEY, "").replace(CLIENT, `import ${names}\nexport ${names}\n${CLIENT}`);
  writeFileSync(file, rest);
}
