import { readFileSync } from "node:fs";
import { parse } from "yaml";

const HEADER = "// Generated from api-spec/company.yaml. Do not edit: run `npm run generate`.\n\n";

/** Writes `company.ts`: the facts of the company behind the shop, for the app and the mock alike. */
export function writeCompanyModule(): string {
  const facts: unknown = parse(readFileSync("api-spec/company.yaml", "utf8"));
  return `${HEADER}/** The company behind the shop. */\nexport const company = ${JSON.stringify(facts, null, 2)} as const;\n`;
}
