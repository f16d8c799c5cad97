/**
 * `npm run generate -- icons`: writes the icons of Lucide that are imported from `generated/icons` to there, and
 * removes those that are not any more. The package has two thousand icons and 51 MB, of which the pages show a hundred
 * and fifty.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installTools } from "../support/install-tools.ts";
import { ROOT } from "../support/run-command.ts";
import { LUCIDE_ICON_MODULE } from "./lucide-icon-module.ts";

type IconModule = { readonly __iconData: { readonly node: unknown } };

const FOLDER = join(ROOT, "generated/icons");
const IMPORT = /import \{ (\w+)[^}]* \} from "#generated\/icons\/([\w-]+)\.ts"/g;

const lucide = join(await installTools("lucide"), "node_modules/lucide-react");
const { version } = JSON.parse(readFileSync(join(lucide, "package.json"), "utf8")) as { version: string };
const files = globSync("{src,mock-server}/**/*.{ts,tsx}", { cwd: ROOT });
const imports = new Map(
  files
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .flatMap((source) => [...source.matchAll(IMPORT)].map(([, name, file]) => [file, name])),
);

const icons: [file: string, source: string][] = [];
for (const [file, name] of imports) {
  const module = pathToFileURL(join(lucide, `dist/esm/icons/${file}.mjs`)).href;
  const { __iconData } = (await import(module)) as IconModule;
  // Without the keys, which the shapes of an icon do not need: it always has the same.
  const shapes = JSON.stringify(__iconData.node, (key, value: unknown) =>
    key === "key" ? undefined : value,
  );
  const header = `// \`npm run generate -- icons\` writes this file: do not edit it. The icon is from Lucide ${version}, see LICENSE.`;
  const code = `export const ${name} = lucideIcon(${shapes});`;
  icons.push([`${file}.ts`, `${header}\nimport { lucideIcon } from "./lucide-icon.ts";\n\n${code}\n`]);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
copyFileSync(join(lucide, "LICENSE"), join(FOLDER, "LICENSE"));
writeFileSync(join(FOLDER, "lucide-icon.ts"), LUCIDE_ICON_MODULE);
for (const [file, source] of icons) writeFileSync(join(FOLDER, file), source);
console.log(`${icons.length} icons of Lucide ${version} in generated/icons`);
