import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EnumDigits, findEnumDigits } from "#scripts/verify/find-enum-digits.ts";
import { makeTree } from "./make-tree.ts";

const HEAD = `import { Status } from "../generated/model/status.ts";
type Order = { readonly status: Status; readonly before?: Status | null; readonly lines: number };
`;

/** By file: its source, and the bare numbers that must be reported. */
const PLANTED: Readonly<Record<string, readonly [source: string, ...digits: string[]]>> = {
  compared: ["export const isPaid = ({ status }: Order) => status === 2;", "2"],
  ordered: ["export const isOpen = (order: Order) => order.status < 3;", "3"],
  narrowed: ["export const isBoth = ({ status }: Order) => status !== 1 && status === 2;", "1", "2"],
  optional: ["export const isPaid = (order: Order) => (order.before ?? 1) === 2;", "1", "2"],
  switched: [
    "export function word({ status }: Order) {\n  switch (status) {\n    case 3:\n      return 1;\n  }\n  return 0;\n}",
    "3",
  ],
  given: ["export const order: Order = { status: 1, lines: 1 };", "1"],
  argument: [
    "const put = (status: Status, lines: number) => ({ status, lines });\nexport const order = put(2, 2);",
    "2",
  ],
  returned: ["export const statusOf = (isPaid: boolean): Status => (isPaid ? 2 : 1);", "2", "1"],
  part: [
    "type Part = { readonly status: Exclude<Status, typeof Status.Open> };\nexport const part: Part = { status: 2 };\nexport const isEnded = ({ status }: Part) => status === 3;\nconst put = (status: Exclude<Status, 1>) => status;\nexport const ended: Exclude<Status, 1> = put(3);",
    "2",
    "3",
    "3",
  ],
  keys: [
    'export const words: Readonly<Record<Status, string>> = { 1: "a", [Status.Paid]: "b", 3: "c" };',
    "1",
    "3",
  ],
  indexed: ["export const first = (words: Record<Status, string>) => words[1];", "1"],
  listed: ["export const isOpen = ({ status }: Order) => [1, 2].includes(status);", "1", "2"],
  set: [
    "const OPEN: ReadonlySet<number> = new Set([1, 2]);\nexport const isOpen = ({ status }: Order) => OPEN.has(status);",
    "1",
    "2",
  ],
  constant: ["const PAID = 2;\nexport const isPaid = ({ status }: Order) => status === PAID;", "PAID"],
  member: [
    "const OF = { paid: 2 } as const;\nexport const isPaid = ({ status }: Order) => status === OF.paid;",
    "OF.paid",
  ],
};

const CLEAN = `export const isPaid = ({ status }: Order) => status === Status.Paid;
export const words: Readonly<Record<Status, string>> = { [Status.Open]: "a", [Status.Paid]: "b", [Status.Ended]: "c" };
export const order: Order = { status: Status.Open, lines: 1 };
export const hasOne = ({ lines }: Order) => lines === 1 && [1, 2].includes(lines);
export const step = (at: 1 | 2) => at === 2;
`;

let root: string;
let result: EnumDigits;

const digitsOf = (file: string) =>
  result.digits.filter((digit) => digit.file === `src/${file}`).map(({ text }) => text);

beforeAll(async () => {
  const planted = Object.entries(PLANTED).map(([name, [source]]) => [`src/${name}.ts`, `${HEAD}${source}\n`]);
  root = await makeTree({
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        strict: true,
        target: "ESNext",
        module: "preserve",
        allowImportingTsExtensions: true,
        noEmit: true,
      },
    }),
    "generated/model/status.ts":
      "export type Status = (typeof Status)[keyof typeof Status];\nexport const Status = { Open: 1, Paid: 2, Ended: 3 } as const;\n",
    "src/clean.ts": HEAD + CLEAN,
    "src/given.test.ts": HEAD + (PLANTED.given?.[0] ?? ""),
    ...Object.fromEntries(planted),
  });
  result = findEnumDigits(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test.each(Object.entries(PLANTED))("a bare number is reported: %s", (name, [, ...digits]) => {
  expect(digitsOf(`${name}.ts`)).toEqual(digits);
  expect(new Set(result.digits.map((digit) => digit.enum))).toEqual(new Set(["Status"]));
});

test("names, numbers that are no enum's, and tests are clean", () => {
  expect(result.files).toBe(Object.keys(PLANTED).length + 1);
  expect([...digitsOf("clean.ts"), ...digitsOf("given.test.ts")]).toEqual([]);
});
