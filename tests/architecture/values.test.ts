import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findValueFaults, type ValueFaults } from "#scripts/verify/find-value-faults.ts";
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

const MONEY_HEAD = `import type { Goods } from "../generated/model/goods.ts";
import type { Money } from "../generated/model/money.ts";
`;

/** By file: its source, and what must be reported: arithmetic on money, and money that becomes a number. */
const MONEY: Readonly<Record<string, readonly [source: string, ...faults: string[]]>> = {
  minus: ["export const saving = (a: Goods) => a.price - a.number;", "a.price - a.number"],
  inferred: [
    "export const sum = (all: Goods[]) => all.map(({ price }) => price).reduce((one, other) => one + other);",
    "one + other",
  ],
  nullable: [
    "export const half = ({ base_price }: Goods) => (base_price ?? 0) / 2;",
    "(base_price ?? 0) / 2",
  ],
  digits: ["export const digits = ({ price }: Goods) => price.toFixed(1);", "price.toFixed(1)"],
  parameter: [
    "const twice = (amount: number) => amount * 2;\nexport const paid = ({ price }: Goods) => twice(price);",
    "price",
  ],
  property: [
    "type Row = { readonly amount?: number };\nexport const row = ({ price }: Goods): Row => ({ amount: price });",
    "price",
  ],
};

const CLEAN_MONEY = `export const isCheap = ({ price, base_price }: Goods) => price < 5 && base_price === 0;
export const most = ({ price, number }: Goods) => [Math.max(price, 1), Math.ceil(price), number * 2, number.toFixed(0)];
const show = (amount: Money, number: number) => [amount, number].join();
export const shown = ({ price, number }: Goods) => [show(price, number), show(12.5, 1)];
export const cell = ({ price }: Goods): string | number => price;
`;

let root: string;
let result: ValueFaults;

const faultsIn = (file: string) => result.faults.filter((fault) => fault.file === `src/${file}`);
const textsIn = (file: string) => faultsIn(file).map(({ text }) => text);

const planted = (files: typeof MONEY, head: string) =>
  Object.fromEntries(
    Object.entries(files).map(([name, [source]]) => [`src/${name}.ts`, `${head}${source}\n`]),
  );

beforeAll(async () => {
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
    "generated/openapi.json": JSON.stringify({
      components: {
        schemas: {
          Goods: { properties: { base_price: { type: ["number", "null"], "x-money": "yuan" } } },
        },
      },
    }),
    "generated/model/money.ts": "export type Money = number;\n",
    "generated/model/goods.ts":
      'import type { Money } from "./money.ts";\nexport type Goods = {\n  price: Money;\n  base_price: number | null;\n  number: number;\n};\n',
    "generated/model/status.ts":
      "export type Status = (typeof Status)[keyof typeof Status];\nexport const Status = { Open: 1, Paid: 2, Ended: 3 } as const;\n",
    "src/clean.ts": HEAD + CLEAN,
    "src/clean-money.ts": MONEY_HEAD + CLEAN_MONEY,
    "src/shared/lib/money-math.ts": "export const twice = (amount: number) => amount * 2;\n",
    "src/given.test.ts": HEAD + (PLANTED.given?.[0] ?? ""),
    ...planted(PLANTED, HEAD),
    ...planted(MONEY, MONEY_HEAD),
  });
  result = findValueFaults(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test.each(Object.entries(PLANTED))("a bare number is reported: %s", (name, [, ...digits]) => {
  expect(textsIn(`${name}.ts`)).toEqual(digits);
  for (const { problem } of faultsIn(`${name}.ts`)) expect(problem).toContain("a value of Status");
});

test.each(Object.entries(MONEY))("money as a number is reported: %s", (name, [, ...faults]) => {
  expect(textsIn(`${name}.ts`)).toEqual(faults);
  for (const { problem } of faultsIn(`${name}.ts`)) expect(problem).toContain("money");
});

test("names, other numbers, comparisons of money, and tests are clean", () => {
  expect(result.files).toBe(Object.keys(PLANTED).length + Object.keys(MONEY).length + 3);
  for (const file of ["clean.ts", "clean-money.ts", "given.test.ts", "shared/lib/money-math.ts"])
    expect(textsIn(file)).toEqual([]);
});
