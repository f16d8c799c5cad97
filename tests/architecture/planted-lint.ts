/** A file that breaks one lint rule (none where `rule` is undefined). */
export interface PlantedFile {
  rule: string | undefined;
  path: string;
  source: string;
}

const component = (body: string, head = "") =>
  `${head}export function Planted({ name }: { name: string }) {\n  ${body}\n}\n`;
const query = (hook: string) =>
  `import { ${hook} } from "@tanstack/react-query";\nexport const hook = ${hook};\n`;
const STATE = `import { useEffect, useState } from "react";\n`;

/** A file for each rule in .oxlintrc.json, to be reported by exactly that rule. */
export const plantedFiles: PlantedFile[] = [
  {
    rule: "eqeqeq",
    path: "src/shared/lib/same.ts",
    source: "export const same = (a: number, b: number) => a == b;\n",
  },
  {
    rule: "max-lines",
    path: "src/shared/lib/long.ts",
    source: "export const here = 1;\n" + "//\n".repeat(300),
  },
  {
    rule: "money-arithmetic",
    path: "src/features/cart/lib/saving.ts",
    source: `export const saving = (a: { base_price: number; price: number }) => a.base_price - a.price;\n`,
  },
  {
    rule: "no-restricted-imports",
    path: "src/features/cart/lib/decimal.ts",
    source: `import Big from "big.js";\nexport const decimal = new Big(1);\n`,
  },
  {
    rule: "money-arithmetic",
    path: "src/features/cart/lib/half.ts",
    source: `export const half = ({ amount }: { amount: number | null }) => (amount ?? 0) / 2;\n`,
  },
  { rule: "no-var", path: "src/shared/lib/old.ts", source: "export var old = 1;\n" },
  { rule: "prefer-const", path: "src/shared/lib/fixed.ts", source: "let fixed = 1;\nexport { fixed };\n" },
  { rule: "no-console", path: "src/shared/lib/log.ts", source: `console.log("here");\nexport {};\n` },
  {
    rule: "no-alert",
    path: "src/shared/lib/ask.ts",
    source: `export const ask = () => window.confirm("?");\n`,
  },
  {
    rule: "no-cycle",
    path: "src/shared/lib/chicken.ts",
    source: `import { egg } from "./egg.ts";\nexport const chicken = (): unknown => egg;\n`,
  },
  {
    rule: "no-cycle",
    path: "src/shared/lib/egg.ts",
    source: `import { chicken } from "#src/shared/lib/chicken.ts";\nexport const egg = (): unknown => chicken;\n`,
  },
  { rule: "no-default-export", path: "src/shared/lib/main.ts", source: "export default 1;\n" },
  { rule: "filename-case", path: "src/shared/lib/camelCase.ts", source: "export const here = 1;\n" },
  { rule: "filename-case", path: "src/shared/ui/Card.tsx", source: component("return name;") },
  {
    rule: "no-standalone-expect",
    path: "tests/contract/lost.test.ts",
    source: `import { describe, expect } from "vitest";\ndescribe("a group", () => {\n  expect(1).toBe(1);\n});\n`,
  },
  {
    rule: "prefer-node-protocol",
    path: "scripts/read.ts",
    source: `import { readFileSync } from "fs";\nexport const read = readFileSync;\n`,
  },

  {
    rule: "no-explicit-any",
    path: "src/shared/lib/any.ts",
    source: "export const any = (a: any) => String(a);\n",
  },
  {
    rule: "consistent-type-imports",
    path: "src/shared/lib/type.ts",
    source: `import { Stats } from "node:fs";\nexport const size = (stats: Stats) => stats.size;\n`,
  },
  {
    rule: "no-floating-promises",
    path: "src/shared/lib/float.ts",
    source: "export async function work() {\n  return 1;\n}\nwork();\n",
  },
  {
    rule: "no-misused-promises",
    path: "src/shared/lib/misuse.ts",
    source: "export const has = async (a: number) => a > 1;\nexport const both = has(1) ? 1 : 2;\n",
  },
  {
    rule: "no-non-null-assertion",
    path: "src/shared/lib/sure.ts",
    source: "export const first = (a: string[]) => a[0]!.length;\n",
  },
  {
    rule: "only-throw-error",
    path: "src/shared/lib/thrown.ts",
    source: `export function fail() {\n  throw "text";\n}\n`,
  },
  {
    rule: "switch-exhaustiveness-check",
    path: "src/shared/lib/switch.ts",
    source: `export function word(a: "x" | "y") {\n  switch (a) {\n    case "x":\n      return 1;\n  }\n  return 2;\n}\n`,
  },

  {
    rule: "button-has-type",
    path: "src/shared/ui/button.tsx",
    source: component("return <button>{name}</button>;"),
  },
  {
    rule: "exhaustive-deps",
    path: "src/shared/ui/deps.tsx",
    source: component(
      "useEffect(() => {\n    document.title = name;\n  }, []);\n  return null;",
      STATE.replace(", useState", ""),
    ),
  },
  {
    rule: "rules-of-hooks",
    path: "src/shared/ui/hooks.tsx",
    source: component("if (name) useState(1);\n  return null;", STATE.replace("useEffect, ", "")),
  },
  {
    rule: "iframe-missing-sandbox",
    path: "src/shared/ui/frame.tsx",
    source: component(`return <iframe title={name} src="/chat" />;`),
  },
  {
    rule: "jsx-no-target-blank",
    path: "src/shared/ui/blank.tsx",
    source: component(`return (\n    <a href={name} target="_blank">\n      {name}\n    </a>\n  );`),
  },
  {
    rule: "no-danger",
    path: "src/shared/ui/html.tsx",
    source: component("return <p dangerouslySetInnerHTML={{ __html: name }} />;"),
  },
  {
    rule: "static-components",
    path: "src/shared/ui/nested.tsx",
    source: component("const Inner = () => <p>{name}</p>;\n  return <Inner />;"),
  },
  {
    rule: "forbid-dom-props",
    path: "src/features/cart/components/held.tsx",
    source: `export function Held({ isBusy }: { isBusy: boolean }) {
  return (
    <button type="button" disabled={isBusy}>
      好
    </button>
  );
}
`,
  },
  { rule: "alt-text", path: "src/shared/ui/image.tsx", source: component("return <img src={name} />;") },

  {
    rule: "no-restricted-globals",
    path: "src/features/cart/fetch.ts",
    source: `export const get = () => fetch("/a");\n`,
  },
  {
    rule: "no-restricted-globals",
    path: "src/routes/cart/fetch.ts",
    source: `export const get = () => fetch("/a");\n`,
  },
  {
    rule: "no-restricted-globals",
    path: "src/features/cart/xhr.ts",
    source: "export const get = () => new XMLHttpRequest();\n",
  },
  {
    rule: "no-restricted-properties",
    path: "src/features/cart/window-fetch.ts",
    source: `export const get = () => window.fetch("/a");\n`,
  },
  ...["app", "shared/lib", "features/cart", "routes/cart"].flatMap((folder) => [
    {
      rule: "no-restricted-globals",
      path: `src/${folder}/local-storage.ts`,
      source: `export const read = () => localStorage.getItem("a");\n`,
    },
    {
      rule: "no-restricted-globals",
      path: `src/${folder}/session-storage.ts`,
      source: `export const read = () => sessionStorage.getItem("a");\n`,
    },
    {
      rule: "no-restricted-properties",
      path: `src/${folder}/window-storage.ts`,
      source: `export const read = () => window.sessionStorage.getItem("a");\n`,
    },
  ]),
  {
    rule: "no-restricted-imports",
    path: "src/features/cart/axios.ts",
    source: `import { get } from "axios";\nexport const got: unknown = get;\n`,
  },
  ...["useQuery", "useMutation", "useInfiniteQuery", "useSuspenseQuery"].map((hook) => ({
    rule: "no-restricted-imports",
    path: `src/features/cart/${hook.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
    source: query(hook),
  })),
  { rule: "no-restricted-imports", path: "src/routes/cart/query.ts", source: query("useQuery") },
  {
    rule: "no-restricted-imports",
    path: "src/features/cart/client.ts",
    source: `import { httpClient } from "#src/shared/api/http-client.ts";\nexport const client: unknown = httpClient;\n`,
  },
];

/** Files that no rule may report. */
export const cleanFiles: PlantedFile[] = [
  {
    rule: undefined,
    path: "mock-server/domain/cart/fen.ts",
    source: `export const sum = (a: { price: number; number: number }) => a.price * a.number;\n`,
  },
  {
    rule: undefined,
    path: "src/features/cart/components/held-field.tsx",
    source: `export function HeldField({ isBusy }: { isBusy: boolean }) {
  return <input disabled={isBusy} />;
}
`,
  },
  { rule: undefined, path: "tool.config.ts", source: "export default {};\n" },
  {
    rule: undefined,
    path: "src/shared/api/http-client.ts",
    source: `export const httpClient = () => fetch("/a");\n`,
  },
  {
    rule: undefined,
    path: "src/shared/lib/browser-storage.ts",
    source: `export const read = () => [localStorage.getItem("a"), sessionStorage.getItem("a")];\n`,
  },
  { rule: undefined, path: "src/features/cart/cache.ts", source: query("useQueryClient") },
  { rule: undefined, path: "tests/long.test.ts", source: "export const here = 1;\n" + "//\n".repeat(300) },
];
