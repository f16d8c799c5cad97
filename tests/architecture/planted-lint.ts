/** The files of a small tree: path → source. */
type Files = Readonly<Record<string, string>>;

const component = (body: string, head = "") =>
  `${head}export function Planted({ name }: { name: string }) {\n  ${body}\n}\n`;
const query = (hook: string) =>
  `import { ${hook} } from "@tanstack/react-query";\nexport const hook = ${hook};\n`;
const STATE = `import { useEffect, useState } from "react";\n`;
const inEachLayer = (name: string, source: string): Files =>
  Object.fromEntries(
    ["app", "shared/lib", "features/cart", "routes/cart"].map((folder) => [`src/${folder}/${name}`, source]),
  );

/** For each rule in .oxlintrc.json files that exactly that rule must report. */
export const plantedFiles: Readonly<Record<string, Files>> = {
  eqeqeq: { "src/shared/lib/same.ts": "export const same = (a: number, b: number) => a == b;\n" },
  "max-lines": { "src/shared/lib/long.ts": "export const here = 1;\n" + "//\n".repeat(300) },
  "no-restricted-imports": {
    ...Object.fromEntries(
      ["useQuery", "useMutation", "useInfiniteQuery", "useSuspenseQuery"].map((hook) => [
        `src/features/cart/${hook.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
        query(hook),
      ]),
    ),
    "src/features/cart/lib/decimal.ts": `import Big from "big.js";\nexport const decimal = new Big(1);\n`,
    "src/features/cart/axios.ts": `import { get } from "axios";\nexport const got: unknown = get;\n`,
    "src/routes/cart/query.ts": query("useQuery"),
    "src/features/cart/client.ts": `import { httpClient } from "#src/shared/api/http-client.ts";\nexport const client: unknown = httpClient;\n`,
  },
  "no-var": { "src/shared/lib/old.ts": "export var old = 1;\n" },
  "prefer-const": { "src/shared/lib/fixed.ts": "let fixed = 1;\nexport { fixed };\n" },
  "no-console": { "src/shared/lib/log.ts": `console.log("here");\nexport {};\n` },
  "no-alert": { "src/shared/lib/ask.ts": `export const ask = () => window.confirm("?");\n` },
  "no-cycle": {
    "src/shared/lib/chicken.ts": `import { egg } from "./egg.ts";\nexport const chicken = (): unknown => egg;\n`,
    "src/shared/lib/egg.ts": `import { chicken } from "#src/shared/lib/chicken.ts";\nexport const egg = (): unknown => chicken;\n`,
  },
  "no-default-export": { "src/shared/lib/main.ts": "export default 1;\n" },
  "filename-case": {
    "src/shared/lib/camelCase.ts": "export const here = 1;\n",
    "src/shared/ui/Card.tsx": component("return name;"),
  },
  "no-standalone-expect": {
    "tests/contract/lost.test.ts": `import { describe, expect } from "vitest";\ndescribe("a group", () => {\n  expect(1).toBe(1);\n});\n`,
  },
  "prefer-node-protocol": {
    "scripts/read.ts": `import { readFileSync } from "fs";\nexport const read = readFileSync;\n`,
  },

  "no-explicit-any": { "src/shared/lib/any.ts": "export const any = (a: any) => String(a);\n" },
  "consistent-type-imports": {
    "src/shared/lib/type.ts": `import { Stats } from "node:fs";\nexport const size = (stats: Stats) => stats.size;\n`,
  },
  "no-floating-promises": {
    "src/shared/lib/float.ts": "export async function work() {\n  return 1;\n}\nwork();\n",
  },
  "no-misused-promises": {
    "src/shared/lib/misuse.ts":
      "export const has = async (a: number) => a > 1;\nexport const both = has(1) ? 1 : 2;\n",
  },
  "no-non-null-assertion": {
    "src/shared/lib/sure.ts": "export const first = (a: string[]) => a[0]!.length;\n",
  },
  "only-throw-error": { "src/shared/lib/thrown.ts": `export function fail() {\n  throw "text";\n}\n` },
  "switch-exhaustiveness-check": {
    "src/shared/lib/switch.ts": `export function word(a: "x" | "y") {\n  switch (a) {\n    case "x":\n      return 1;\n  }\n  return 2;\n}\n`,
  },

  "button-has-type": { "src/shared/ui/button.tsx": component("return <button>{name}</button>;") },
  "exhaustive-deps": {
    "src/shared/ui/deps.tsx": component(
      "useEffect(() => {\n    document.title = name;\n  }, []);\n  return null;",
      STATE.replace(", useState", ""),
    ),
  },
  "rules-of-hooks": {
    "src/shared/ui/hooks.tsx": component(
      "if (name) useState(1);\n  return null;",
      STATE.replace("useEffect, ", ""),
    ),
  },
  "iframe-missing-sandbox": {
    "src/shared/ui/frame.tsx": component(`return <iframe title={name} src="/chat" />;`),
  },
  "no-noninteractive-tabindex": {
    "src/shared/ui/stop.tsx": component("return <p tabIndex={0}>{name}</p>;"),
  },
  "jsx-no-target-blank": {
    "src/shared/ui/blank.tsx": component(
      `return (\n    <a href={name} target="_blank">\n      {name}\n    </a>\n  );`,
    ),
  },
  "no-danger": {
    "src/shared/ui/html.tsx": component("return <p dangerouslySetInnerHTML={{ __html: name }} />;"),
  },
  "static-components": {
    "src/shared/ui/nested.tsx": component("const Inner = () => <p>{name}</p>;\n  return <Inner />;"),
  },
  "forbid-dom-props": {
    "src/features/cart/components/held.tsx": `export function Held({ isBusy }: { isBusy: boolean }) {
  return (
    <button type="button" disabled={isBusy}>
      好
    </button>
  );
}
`,
  },
  "alt-text": { "src/shared/ui/image.tsx": component("return <img src={name} />;") },

  "no-restricted-globals": {
    ...inEachLayer("local-storage.ts", `export const read = () => localStorage.getItem("a");\n`),
    ...inEachLayer("session-storage.ts", `export const read = () => sessionStorage.getItem("a");\n`),
    "src/features/cart/fetch.ts": `export const get = () => fetch("/a");\n`,
    "src/routes/cart/fetch.ts": `export const get = () => fetch("/a");\n`,
    "src/features/cart/xhr.ts": "export const get = () => new XMLHttpRequest();\n",
  },
  "no-restricted-properties": {
    ...inEachLayer("window-storage.ts", `export const read = () => window.sessionStorage.getItem("a");\n`),
    "src/features/cart/window-fetch.ts": `export const get = () => window.fetch("/a");\n`,
  },
};

/** Files that no rule may report. */
export const cleanFiles: Files = {
  "mock-server/domain/cart/fen.ts": `export const sum = (a: { price: number; number: number }) => a.price * a.number;\n`,
  "src/features/cart/components/held-field.tsx": `export function HeldField({ isBusy }: { isBusy: boolean }) {
  return <input disabled={isBusy} />;
}
`,
  "src/shared/ui/scrolled.tsx": `export function Scrolled({ name }: { name: string }) {
  return <div role="region" aria-label={name} tabIndex={0} />;
}
`,
  "tool.config.ts": "export default {};\n",
  "src/shared/api/http-client.ts": `export const httpClient = () => fetch("/a");\n`,
  "src/shared/lib/browser-storage.ts": `export const read = () => [localStorage.getItem("a"), sessionStorage.getItem("a")];\n`,
  "src/features/cart/cache.ts": query("useQueryClient"),
  "tests/long.test.ts": "export const here = 1;\n" + "//\n".repeat(300),
};
