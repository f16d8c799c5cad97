/** One check of the sources. It changes nothing and passes by exiting 0. */
export interface Check {
  name: string;
  command: string[];
}

/** Every check that needs no running server. The slowest stand first, so that two at a time end early. */
export const checks: Check[] = [
  { name: "generation drift", command: ["node", "scripts/generate/index.ts", "--check"] },
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
  },
  { name: "import rules", command: ["node", "scripts/check-imports.ts"] },
  { name: "format", command: ["oxfmt", "--check"] },
];
