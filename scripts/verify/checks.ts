/** One check of the sources. It changes nothing and passes by exiting with 0. */
export interface Check {
  name: string;
  command: string[];
  /** The files that can make it fail, if there are only few. */
  reads?: RegExp;
}

/** Every check that needs no running server. The slowest come first, to keep both workers busy until the end. */
export const checks: Check[] = [
  {
    name: "generation drift",
    command: ["node", "scripts/generate/index.ts", "--check"],
    reads:
      /^(?:api-spec|generated|scripts\/generate|src\/app\/theme|mock-server\/control-api)\/|^orval\.config\.ts$|^package-lock\.json$/,
  },
  { name: "types", command: ["tsc", "--noEmit"] },
  { name: "unused code", command: ["knip", "--config", "scripts/config/knip.jsonc", "--no-progress"] },
  { name: "lint", command: ["oxlint"] },
  {
    name: "control API",
    command: [
      "redocly",
      "lint",
      "mock-server/control-api/openapi.yaml",
      "--config",
      "mock-server/control-api/redocly.yaml",
    ],
    reads: /^mock-server\/control-api\//,
  },
  {
    name: "setup adapter",
    command: ["redocly", "lint", "api-spec/setup/openapi.yaml", "--config", "api-spec/setup/redocly.yaml"],
    reads: /^api-spec\/setup\//,
  },
  { name: "values", command: ["node", "scripts/check-values.ts"] },
  { name: "import rules", command: ["node", "scripts/check-imports.ts"] },
  {
    name: "styles",
    command: ["node", "scripts/check-styles.ts"],
    reads: /^src\/|^scripts\/(?:check-styles|verify)/,
  },
  { name: "format", command: ["oxfmt", "--check"] },
];

/** The checks whose name contains one of the words; all if there are none. */
export const findChecks = (words: readonly string[]): Check[] =>
  checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
