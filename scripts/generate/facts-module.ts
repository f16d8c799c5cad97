import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * Writes `<name>.ts` from `api-spec/<name>.yaml`: facts that texts and rules of the app and the mock alike are made of.
 */
export function writeFactsModule(name: "company" | "terms", title: string): string {
  const source = `api-spec/${name}.yaml`;
  const facts: unknown = parse(readFileSync(source, "utf8"));
  const header = `// Generated from ${source}. Do not edit: run \`npm run generate\`.\n\n`;
  return `${header}/** ${title} */\nexport const ${name} = ${JSON.stringify(facts, null, 2)} as const;\n`;
}
