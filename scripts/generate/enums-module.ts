import { globSync, readFileSync } from "node:fs";
import type { ContractDocument } from "#api-spec/kit/document.ts";

const HEADER = "// Generated from generated/openapi.json. Do not edit: run `npm run generate`.\n\n";

/** Writes `enums.ts`: the enums of the model in `folder`, apart from its hundreds of files that hold only types. */
export function writeEnumsModule(folder: string): string {
  const exports = globSync(`${folder}/model/*.ts`)
    .toSorted()
    .flatMap((file) => {
      const name = /^export const (\w+) = \{/m.exec(readFileSync(file, "utf8"))?.[1];
      return name === undefined ? [] : `export { ${name} } from ".${file.slice(folder.length)}";\n`;
    });
  return [HEADER, ...exports].join("");
}

/** Writes `transitions.ts`: the states that may follow each state, from `x-transitions` of the contract. */
export function writeTransitionsModule({ components }: ContractDocument): string {
  const machines = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) =>
    schema["x-transitions"] ? `  ${name}: ${JSON.stringify(schema["x-transitions"])},\n` : [],
  );
  return `${HEADER}export const transitions = {\n${machines.join("")}} as const;\n`;
}
